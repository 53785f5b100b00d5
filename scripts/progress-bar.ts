const WIDTH = 30;

/** Draws one line that fills up; without a terminal it prints a line at the start and at the end. */
export function showProgress(label: string): (done: number, total: number) => void {
  let hasStarted = false;
  return (done, total) => {
    if (!process.stdout.isTTY) {
      if (!hasStarted || done >= total) console.log(`  ${label}: ${done} of ${total}`);
      hasStarted = true;
      return;
    }
    const filled = Math.round((WIDTH * done) / Math.max(1, total));
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stdout.write(`\r  ${label} ${bar} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`);
    if (done >= total) process.stdout.write('\n');
  };
}
