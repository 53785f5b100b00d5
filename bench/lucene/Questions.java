import java.io.IOException;
import java.util.Arrays;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiDocValues;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopFieldCollector;
import org.apache.lucene.util.QueryBuilder;

/** Answers one line: which index, what is wanted, the order, how many are passed over, country, function and the text. */
final class Questions {
  private static final int SIZE = 20;
  private static final float TITLE = 3;

  private final Jobs jobs;
  private final QueryBuilder builder = new QueryBuilder(Jobs.ANALYZER);

  Questions(Jobs jobs) {
    this.jobs = jobs;
  }

  String answer(String line) throws IOException {
    String[] asked = line.split("\t", -1);
    IndexSearcher in = asked[0].equals("sorted") ? jobs.newestFirst : jobs.asTheyCame;
    boolean isPage = asked[1].equals("page");
    String order = asked[2];
    Query query = query(asked[6], asked[4], asked[5], isPage && order.equals("score"));
    if (asked[1].equals("count")) return String.valueOf(in.count(query));
    if (asked[1].equals("facets")) return facets(in, query);
    int wanted = Integer.parseInt(asked[3]) + SIZE;
    if (order.equals("score")) return page(in, in.search(query, wanted).scoreDocs, wanted);
    return page(in, first(in, query, order.equals("pay") ? Jobs.BEST_PAID : Jobs.NEWEST, wanted), wanted);
  }

  /** Every word must be somewhere; where it stands in the title it counts more. */
  private Query query(String text, String country, String function, boolean isScored) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    if (!text.isEmpty()) {
      all.add(words("text", text), isScored ? Occur.MUST : Occur.FILTER);
      if (isScored) all.add(new BoostQuery(words("title", text), TITLE), Occur.SHOULD);
    }
    if (!country.isEmpty()) all.add(new TermQuery(new Term("country", country)), Occur.FILTER);
    if (!function.isEmpty()) all.add(new TermQuery(new Term("function", function)), Occur.FILTER);
    BooleanQuery made = all.build();
    return made.clauses().isEmpty() ? new MatchAllDocsQuery() : made;
  }

  private Query words(String field, String text) {
    boolean isPhrase = text.startsWith("\"") && text.endsWith("\"");
    return isPhrase
        ? builder.createPhraseQuery(field, text.substring(1, text.length() - 1))
        : builder.createBooleanQuery(field, text, Occur.MUST);
  }

  /** Nobody wants to know how many there are, so it may end as soon as the page is sure. */
  private static ScoreDoc[] first(IndexSearcher in, Query query, Sort order, int wanted) throws IOException {
    TopFieldCollector found = TopFieldCollector.create(order, wanted, null, wanted);
    in.search(query, found);
    return found.topDocs().scoreDocs;
  }

  private static String page(IndexSearcher in, ScoreDoc[] found, int wanted) throws IOException {
    NumericDocValues ids = null;
    StringBuilder page = new StringBuilder();
    for (int at = wanted - SIZE; at < found.length; at += 1) {
      // Values are read forwards only, and a page is in another order.
      ids = MultiDocValues.getNumericValues(in.getIndexReader(), "id");
      ids.advanceExact(found[at].doc);
      page.append(page.length() == 0 ? "" : " ").append(ids.longValue());
    }
    return page.toString();
  }

  private static String facets(IndexSearcher in, Query query) throws IOException {
    Numbers numbers = new Numbers();
    in.search(query, numbers);
    return Arrays.toString(numbers.byCountry) + Arrays.toString(numbers.byFunction);
  }

  /** The numbers of every country and every function, from the values of all matches. */
  private static final class Numbers extends SimpleCollector {
    private static final int CHOICES = 256;
    final int[] byCountry = new int[CHOICES];
    final int[] byFunction = new int[CHOICES];
    private NumericDocValues country;
    private NumericDocValues function;

    @Override
    protected void doSetNextReader(LeafReaderContext context) throws IOException {
      country = context.reader().getNumericDocValues("country");
      function = context.reader().getNumericDocValues("function");
    }

    @Override
    public void collect(int job) throws IOException {
      if (country.advanceExact(job)) byCountry[(int) country.longValue()] += 1;
      if (function.advanceExact(job)) byFunction[(int) function.longValue()] += 1;
    }

    @Override
    public ScoreMode scoreMode() {
      return ScoreMode.COMPLETE_NO_SCORES;
    }
  }
}
