/** The texts of the offline page by their keys in `app.offline`, as the server wrote them into it. */
export function readTexts(): Record<string, string> {
  return JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Record<string, string>;
}

const language = document.documentElement.lang;
const sameDay = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
const otherDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });

export function timeText(at: string): string {
  const time = new Date(at);
  return (time.toDateString() === new Date().toDateString() ? sameDay : otherDay).format(time);
}
