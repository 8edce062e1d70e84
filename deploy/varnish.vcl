vcl 4.1;
# Keeps public pages in front of the webs and forgets them by their tags: needs vmod xkey (Debian: varnish-modules).
# Varnish speaks plain HTTP: the proxy with the certificate stands before it.
import xkey;

backend web {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; }
}

# The workers, which tell what to forget. The word below is CDN_TOKEN.
acl workers {
	"127.0.0.1";
	"::1";
	"10.0.0.0"/8;
}

sub vcl_recv {
	if (req.method == "PURGE") {
		if (client.ip !~ workers || req.http.x-purge-token != "the-word-of-CDN_TOKEN") {
			return (synth(403, "Forbidden"));
		}
		if (!req.http.xkey-purge) {
			return (synth(400, "No tags"));
		}
		# Not softpurge: what was taken down must not be served once more.
		set req.http.x-forgotten = xkey.purge(req.http.xkey-purge);
		return (synth(200, "Forgotten " + req.http.x-forgotten));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# What is the same for everybody, and reads no cookie; all the rest goes through as it came.
	if (req.url !~ "^/([?]|$|(produtos|lojas|blog|ajuda|faq|quem-somos|newsletter|quero-ser-autor|avaliacoes|informacoes-do-produto|termos-de-uso|politica-de-(privacidade|pagamentos))([?]|$)|(produto|loja|blog|cupom|politicas|ajuda|assets|imagens)/)" || req.url ~ "^/ajuda/contato") {
		return (pass);
	}
	unset req.http.cookie;
}

sub vcl_backend_response {
	# Older than its minute while one request draws it again, as the header says.
	set beresp.grace = 1h;
	if (beresp.http.cache-control ~ "(?i)private|no-store" || beresp.http.set-cookie) {
		set beresp.uncacheable = true;
		set beresp.ttl = 10s;
		return (deliver);
	}
}

sub vcl_deliver {
	unset resp.http.xkey;
}
