import type { Reader, Transaction } from '#src/platform/database/database.ts';
import type { ModuleParts } from '#src/platform/modules/define-module.ts';

/** A card as one viewer wants it; the side is null for a colleague who reads along. */
export interface WantedCard {
  id: number;
  viewerId: number;
  viewerSide: 'talent' | 'boss' | null;
}

/** A kind of card: what another module puts into a conversation and keeps in tables of its own. */
export interface ChatCard {
  /** What the cards show now, in the order of the wishes; undefined for one that is gone. */
  load(tx: Reader, wanted: readonly WantedCard[]): Promise<(Record<string, unknown> | undefined)[]>;
  /** Erases what the cards of a conversation say, once the retention of both sides is over. */
  erase?(tx: Transaction, conversationId: number): Promise<void>;
  /** The module tells the other side by a notice of its own kind instead of 'wrote to you'. */
  hasOwnNotice?: boolean;
}

/** As much of a message as says which card it is and for whom. */
interface CardRow {
  viewer_id: number;
  viewer_side: 'talent' | 'boss' | null;
  data: { card?: { kind: string; id: number } };
  card_data?: Record<string, unknown>;
}

declare module '#src/platform/modules/define-module.ts' {
  interface ModuleParts {
    /** Kinds of cards that the module puts into conversations. */
    chatCards?: Readonly<Record<string, ChatCard>>;
  }
}

const attached = new Map<string, ChatCard>();

/** Takes the kinds of all modules once the product is put together. */
export function meetCards(modules: readonly Pick<ModuleParts, 'chatCards'>[]): void {
  for (const { chatCards } of modules) {
    for (const [kind, card] of Object.entries(chatCards ?? {})) attached.set(kind, card);
  }
}

export function findCard(kind: string): ChatCard {
  const card = attached.get(kind);
  if (!card) throw new Error(`There is no kind of card called ${kind}`);
  return card;
}

/** Gives messages that are cards what they show, with one query per kind. */
export async function fillCards<Row extends CardRow>(tx: Reader, rows: Row[]): Promise<Row[]> {
  const kinds = Map.groupBy(rows, (row) => row.data.card?.kind);
  for (const [kind, ofKind] of kinds) {
    const card = kind && attached.get(kind);
    if (!card) continue;
    const wanted = ofKind.map((row) => ({
      id: row.data.card?.id ?? 0,
      viewerId: row.viewer_id,
      viewerSide: row.viewer_side,
    }));
    const shown = await card.load(tx, wanted);
    ofKind.forEach((row, index) => {
      row.card_data = shown[index];
    });
  }
  return rows;
}

export async function eraseCards(tx: Transaction, conversationId: number): Promise<void> {
  for (const card of attached.values()) await card.erase?.(tx, conversationId);
}
