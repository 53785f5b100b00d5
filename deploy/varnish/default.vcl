vcl 4.1;

# Varnish on the machine of the site:
#
#   varnishd -a :80 -a purge=127.0.0.1:6083 -f /etc/varnish/default.vcl -p http_gzip_support=off
#
# On the site: TRUST_PROXY=1 and CACHE_PURGE_URL=http://127.0.0.1:6083/

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 120s;
}

# The site's own machines.
acl purgers {
  "localhost";
}

include "./parley.vcl";
