import type { SharedResume } from '../sharing.contract.ts';

/** A resume as a page: it reads well on a phone and to a screen reader, in its own language and direction. */
export function SharedSheet({ resume }: { resume: SharedResume }) {
  return (
    <article
      lang={resume.language}
      dir={resume.direction}
      className="rounded-card border border-line bg-surface p-5 text-start sm:p-10"
    >
      <header className="border-line border-b pb-6">
        <h1 className="break-words font-bold text-3xl text-ink sm:text-4xl">
          <bdi>{resume.name}</bdi>
        </h1>
        {resume.headline ? (
          <p dir="auto" className="mt-1 text-ink-muted text-lg">
            {resume.headline}
          </p>
        ) : null}
        <Contacts contacts={resume.contacts} />
      </header>
      {resume.sections.map((section) => (
        <Section key={section.kind} section={section} />
      ))}
    </article>
  );
}

function Contacts({ contacts }: { contacts: SharedResume['contacts'] }) {
  if (contacts.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {contacts.map(({ kind, text, url }) => (
        <li key={`${kind} ${text}`} className="min-w-0 break-words text-ink-muted">
          {url ? (
            <a href={url} rel="noopener noreferrer nofollow" className="inline-block py-1 text-accent-ink underline">
              <bdi>{text}</bdi>
            </a>
          ) : (
            <bdi className="inline-block py-1" dir={kind === 'phone' ? 'ltr' : undefined}>
              {text}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

function Section({ section }: { section: SharedResume['sections'][number] }) {
  return (
    <section className="mt-7">
      <h2 className="font-bold text-accent-ink text-lg">{section.title}</h2>
      <Lines lines={section.lines} />
      {section.entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes them here, and two may be the same
        <Entry key={at} entry={entry} />
      ))}
      {section.items.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {section.items.map(({ name, detail, dates }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={at} className="min-w-0 break-words text-ink">
              <bdi>{name}</bdi>
              {[detail, dates].filter(Boolean).map((text) => (
                <span key={text} className="text-ink-muted">
                  {' · '}
                  <bdi>{text}</bdi>
                </span>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Entry({ entry }: { entry: SharedResume['sections'][number]['entries'][number] }) {
  const where = [entry.where, entry.place].filter(Boolean);
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 break-words font-semibold text-ink">
          <bdi>{entry.title}</bdi>
        </h3>
        <p className="text-ink-muted text-sm">
          <bdi>{entry.dates}</bdi>
        </p>
      </div>
      {where.length > 0 ? (
        <p className="break-words text-ink-muted">
          {where.map((text, at) => (
            <span key={text}>
              {at > 0 ? ' · ' : null}
              <bdi>{text}</bdi>
            </span>
          ))}
        </p>
      ) : null}
      <Lines lines={entry.lines} />
    </div>
  );
}

type Line = SharedResume['sections'][number]['lines'][number];

/** Points beside each other are one list. */
function Lines({ lines }: { lines: Line[] }) {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.point && last?.[0]?.point) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group, at) =>
    group[0]?.point ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ul key={at} className="mt-2 list-disc space-y-1 ps-5 text-ink marker:text-ink-faint">
        {group.map(({ text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place} dir="auto" className="break-words text-start">
            {text}
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <p key={at} dir="auto" className="mt-2 break-words text-start text-ink">
        {group[0]?.text}
      </p>
    ),
  );
}
