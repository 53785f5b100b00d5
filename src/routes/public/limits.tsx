import type { ReactNode } from 'react';
import { servicesContext } from '#src/page-context.ts';
import { Container, PageHeader, TitledSection } from '#src/ui/layout/page.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/limits';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(servicesContext).api('GET /data/limits', {});
}

/** TRU-11 GROW-01: the limits and what ranks, from the constants that the code itself uses. */
export default function Limits({ loaderData: page }: Route.ComponentProps) {
  const { columns } = page;
  return (
    <main id="content">
      <PageHead title={page.title} description={page.description} path="/limits" />
      <Container className="pb-16">
        <PageHeader title={page.title} description={page.description} />
        <div className="grid max-w-4xl gap-12">
          {page.groups.map(({ group, title, text, rows }) => (
            <TitledSection key={group} title={title} description={text}>
              <Table title={title} heads={[columns.rule, columns.talent, columns.employer]}>
                {rows.map((row) => (
                  <tr key={row.name} id={row.name}>
                    <Rule>{row.text}</Rule>
                    <Value none={columns.none}>{row.talent}</Value>
                    <Value none={columns.none}>{row.employer}</Value>
                  </tr>
                ))}
              </Table>
            </TitledSection>
          ))}
          <p className="text-ink-muted">{page.robots}</p>
        </div>
        <div className="mt-16 grid max-w-4xl gap-12">
          <div>
            <h2 className="font-bold text-3xl text-ink">{page.ranking_title}</h2>
            <p className="mt-2 max-w-prose text-ink-muted text-lg">
              {page.never} {page.ranking_text}
            </p>
          </div>
          {page.rankings.map(({ list, title, text, rows }) => (
            <section key={list} aria-labelledby={list}>
              <h3 id={list} className="font-bold text-ink text-xl">
                {title}
              </h3>
              <p className="mt-1 mb-4 max-w-prose text-ink-muted">{text}</p>
              <Table title={title} heads={[columns.input, columns.value]}>
                {rows.map((row) => (
                  <tr key={row.name}>
                    <Rule>{row.text}</Rule>
                    <td className="w-1/4 px-4 py-3 text-end font-semibold text-ink tabular-nums sm:px-6">
                      {row.value}
                    </td>
                  </tr>
                ))}
              </Table>
            </section>
          ))}
        </div>
      </Container>
    </main>
  );
}

function Table({ title, heads, children }: { title: string; heads: string[]; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line border-b text-ink-muted text-sm">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`px-3 py-2.5 font-medium sm:px-6 ${at === 0 ? 'text-start' : 'text-end'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

function Rule({ children }: { children: string }) {
  return (
    <th scope="row" className="hyphens-auto wrap-anywhere px-3 py-3 text-start font-normal text-ink sm:px-6">
      {children}
    </th>
  );
}

/** A rule that is not for this side has a dash, which a screen reader would not say. */
function Value({ none, children }: { none: string; children: string | null }) {
  return (
    <td className="w-1/4 px-3 py-3 text-end font-semibold text-ink tabular-nums sm:px-6">
      {children ?? (
        <>
          <span aria-hidden="true" className="font-normal text-ink-faint">
            –
          </span>
          <span className="sr-only">{none}</span>
        </>
      )}
    </td>
  );
}
