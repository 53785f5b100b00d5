import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.cjk.CJKAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.store.MMapDirectory;

/** Two indexes of the same jobs, each one segment: in the order they came, and with the newest job first. */
final class Jobs {
  /** Like the standard analyzer, and every two neighbours where Chinese and Japanese stand without spaces. */
  static final Analyzer ANALYZER = new CJKAnalyzer();
  static final Sort NEWEST = new Sort(skipping("posted"));
  static final Sort BEST_PAID = new Sort(skipping("pay"));

  final IndexSearcher asTheyCame;
  final IndexSearcher newestFirst;
  final int count;

  /** Lines of id, posted, country, function, arrangement, pay, title, company, skills and description, up to an empty one. */
  Jobs(BufferedReader lines, Path folder) throws IOException {
    try (IndexWriter plain = writer(folder.resolve("plain"), null);
        IndexWriter sorted = writer(folder.resolve("sorted"), new Sort(new SortField("posted", SortField.Type.LONG, true)))) {
      for (String line = lines.readLine(); line != null && !line.isEmpty(); line = lines.readLine()) {
        Document job = document(line.split("\t", -1));
        plain.addDocument(job);
        sorted.addDocument(job);
      }
      plain.forceMerge(1);
      sorted.forceMerge(1);
    }
    asTheyCame = open(folder.resolve("plain"));
    newestFirst = open(folder.resolve("sorted"));
    count = asTheyCame.getIndexReader().numDocs();
  }

  private static IndexWriter writer(Path folder, Sort order) throws IOException {
    IndexWriterConfig config = new IndexWriterConfig(ANALYZER).setRAMBufferSizeMB(128);
    if (order != null) config.setIndexSort(order);
    return new IndexWriter(new MMapDirectory(folder), config);
  }

  private static IndexSearcher open(Path folder) throws IOException {
    return new IndexSearcher(DirectoryReader.open(new MMapDirectory(folder)));
  }

  /** Largest first; jobs that cannot be on the page any more are skipped by their points. */
  private static SortField skipping(String field) {
    SortField order = new SortField(field, SortField.Type.LONG, true);
    order.setMissingValue(-1L);
    order.setCanUsePoints();
    return order;
  }

  private static Document document(String[] job) {
    Document made = new Document();
    made.add(new NumericDocValuesField("id", Long.parseLong(job[0])));
    addNumber(made, "posted", Long.parseLong(job[1]));
    addChoice(made, "country", job[2]);
    addChoice(made, "function", job[3]);
    addChoice(made, "arrangement", job[4]);
    if (!job[5].isEmpty()) addNumber(made, "pay", Long.parseLong(job[5]));
    made.add(new TextField("title", job[6], Field.Store.NO));
    for (int at = 6; at < 10; at += 1) made.add(new TextField("text", job[at], Field.Store.NO));
    return made;
  }

  private static void addNumber(Document job, String name, long value) {
    job.add(new LongPoint(name, value));
    job.add(new NumericDocValuesField(name, value));
  }

  private static void addChoice(Document job, String name, String id) {
    job.add(new StringField(name, id, Field.Store.NO));
    job.add(new NumericDocValuesField(name, Long.parseLong(id)));
  }
}
