import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Reads jobs, says that it listens, and answers a line with a line; each client has a thread. Ends with its input. */
public final class LuceneServer {
  public static void main(String[] given) throws Exception {
    Path folder = Path.of(given[0]);
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Jobs jobs = new Jobs(input, folder);
    Questions questions = new Questions(jobs);
    ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    server.bind(UnixDomainSocketAddress.of(folder.resolve("socket")));
    start(
        () -> {
          for (; ; ) {
            SocketChannel client = server.accept();
            start(() -> serve(client, questions));
          }
        });
    System.out.println("listens with " + jobs.count + " jobs");
    while (input.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }

  private static void serve(SocketChannel client, Questions questions) throws IOException {
    BufferedReader asked = new BufferedReader(Channels.newReader(client, StandardCharsets.UTF_8));
    BufferedWriter answers = new BufferedWriter(Channels.newWriter(client, StandardCharsets.UTF_8));
    for (String line = asked.readLine(); line != null; line = asked.readLine()) {
      answers.write(line.startsWith("inside\t") ? inside(line.split("\f"), questions) : questions.answer(line));
      answers.write('\n');
      answers.flush();
    }
  }

  /** How many answers a second threads of this program get, without a way to it: first line threads and milliseconds. */
  private static String inside(String[] lines, Questions questions) {
    String[] effort = lines[0].split("\t");
    long start = System.nanoTime();
    long end = start + Long.parseLong(effort[2]) * 1_000_000;
    AtomicLong answered = new AtomicLong();
    List<Thread> threads = new ArrayList<>();
    for (int at = 0; at < Integer.parseInt(effort[1]); at += 1) {
      threads.add(
          start(
              () -> {
                while (System.nanoTime() < end) {
                  questions.answer(lines[1 + (int) (answered.getAndIncrement() % (lines.length - 1))]);
                }
              }));
    }
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException error) {
        Thread.currentThread().interrupt();
      }
    }
    return String.valueOf(answered.get() * 1e9 / (System.nanoTime() - start));
  }

  private interface Work {
    void run() throws Exception;
  }

  private static Thread start(Work work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (Exception error) {
                error.printStackTrace();
                Runtime.getRuntime().halt(1);
              }
            });
    thread.start();
    return thread;
  }
}
