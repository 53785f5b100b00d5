vcl 4.1;

# Varnish before the two web containers of compose.yaml.

import directors;

probe ready {
  .url = "/ready";
  .interval = 2s;
  .timeout = 3s;
  .window = 4;
  .threshold = 2;
}

backend web1 {
  .host = "web-1";
  .port = "3000";
  .first_byte_timeout = 120s;
  .probe = ready;
}

backend web2 {
  .host = "web-2";
  .port = "3000";
  .first_byte_timeout = 120s;
  .probe = ready;
}

# The network of the containers; the port for it is not published.
acl purgers {
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(web1);
  site.add_backend(web2);
}

sub vcl_recv {
  set req.backend_hint = site.backend();
}

include "./parley.vcl";
