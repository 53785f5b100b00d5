# How Varnish treats the site. It keeps public pages as long as the site says (Surrogate-Control, a minute at most) and
# forgets those of a job or company at once when the site says so (PURGE with their Surrogate-Key), on a port of its own
# that visitors do not reach. Who may say so (acl purgers) and where the site is (backend) stands in the file that
# includes this one.

import std;

sub vcl_recv {
  if (req.method == "PURGE") {
    if (local.socket != "purge" || client.ip !~ purgers) {
      return (synth(403));
    }
    if (req.http.Surrogate-Key == "all") {
      ban("obj.http.Surrogate-Key ~ .");
    } else {
      ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, "\s+", "|") + ")(\s|$)");
    }
    return (synth(200));
  }

  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.url ~ "^/(api|realtime)/") {
    return (pass);
  }

  # Files whose names change with their content.
  if (req.url ~ "^/assets/") {
    unset req.http.Cookie;
    return (hash);
  }

  # The five cookies that tell nothing of a person are part of a page's key; with any other one of ours the page is for
  # its reader. Cookies of others never reach the key.
  if (req.http.Cookie) {
    set req.http.X-Own = ";" + regsuball(req.http.Cookie, "\s+", "");
    set req.http.X-Own = regsuball(req.http.X-Own, ";([^;=]*parley_)", "; \1");
    set req.http.X-Own = regsuball(req.http.X-Own, ";[^ ;][^;]*", "");
    set req.http.X-Own = regsub(req.http.X-Own, "^[; ]+", "");
    if (regsuball(req.http.X-Own, "(^|; )parley_(country|lang|theme|consent|texts)=[^;]*", "") ~ "[^; ]") {
      unset req.http.X-Own;
      return (pass);
    }
    set req.http.Cookie = req.http.X-Own;
    unset req.http.X-Own;
    if (req.http.Cookie == "") {
      unset req.http.Cookie;
    }
  }

  # X-Forwarded-Host stays: where TLS ends before this cache it may be the only one who names the site, and the site has
  # it in Vary, so that who makes one up gets a page of their own.

  # A page differs by whether there is room beside its list, not by the browser.
  if (req.http.User-Agent ~ "\b(Windows|Macintosh|X11|CrOS)\b" && req.http.User-Agent !~ "\bMobi") {
    set req.http.User-Agent = "Parley-Edge (X11)";
  } else {
    set req.http.User-Agent = "Parley-Edge (Mobile)";
  }

  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  # What the site says nothing of is Varnish's own matter: what is private or sets a cookie is not kept.
  if (beresp.http.Surrogate-Control ~ "max-age=[1-9]" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1") + "s", 0s);
    # A closed job is not shown while its page is drawn anew.
    set beresp.grace = 0s;
    return (deliver);
  }
}

sub vcl_deliver {
  # Between the site and this cache.
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
