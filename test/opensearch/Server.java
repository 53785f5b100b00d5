import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** One real OpenSearch for the tests, on this machine only. It says its port, and ends with whoever has started it. */
public class Server extends Node {
  Server(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "tests"),
        List.of(Netty4Plugin.class),
        false);
  }

  public static void main(String[] given) throws Exception {
    Settings settings =
        Settings.builder()
            .put("path.home", given[0])
            .put("http.port", given[1])
            .put("transport.port", "0")
            .put("network.host", "127.0.0.1")
            .put("discovery.type", "single-node")
            .put("node.name", "tests")
            .put("cluster.name", "tests")
            .put("http.type", "netty4")
            .put("transport.type", "netty4")
            .put("node.processors", 2)
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .build();
    Node node = new Server(settings).start();
    HttpServerTransport http = node.injector().getInstance(HttpServerTransport.class);
    System.out.println("listens on " + http.boundAddress().publishAddress().getPort());
    System.out.flush();
    while (System.in.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }
}
