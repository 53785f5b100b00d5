import { describe, expect, it } from 'vitest';
import { features, isLive } from '../live-features.ts';
import { presentPage } from './present-page.ts';

describe('texts that depend on what the product can do', () => {
  it('RUN-04 leaves out, or words differently, what is not there yet', () => {
    const missing = features.find((feature) => !isLive(feature));
    if (!missing) return;
    const page = presentPage({
      title: 'Terms',
      description: { when: missing, text: 'With it', otherwise: 'Without it' },
      updated: '2026-11-15',
      intro: 'Hello',
      sections: [
        { when: missing, heading: 'Not yet', paragraphs: ['We do this.'] },
        { heading: 'Today', paragraphs: ['We do that.', { when: missing, text: 'And more.' }], points: [] },
      ],
    });
    expect(page.description).toBe('Without it');
    expect(page.sections).toEqual([{ heading: 'Today', paragraphs: ['We do that.'], points: [] }]);
  });
});
