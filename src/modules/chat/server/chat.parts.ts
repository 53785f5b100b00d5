import type { EventMap } from '#src/kernel/events.ts';
import type { Translate } from '#src/kernel/translate.ts';
import type { FileReport } from '#src/modules/companies/server/companies.public.ts';
import type { JobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { ReadCandidate } from '#src/modules/preferences/server/preferences.public.ts';
import type { ShownProfile } from '#src/modules/profiles/shown-profile.ts';
import type { Context } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import type { ChatSays } from '../chat.socket.ts';
import type { NotifyInChat } from './chat.notices.ts';

/** A file as a message carries it. */
export interface ChatFile {
  id: string;
  url: string;
  name: string;
  size: number;
  content_type: string;
}

export interface FileClaim {
  fileId: string;
  ownerAccountId: number;
  kind: 'chat_picture' | 'chat_file' | 'resume';
  /** Who may read it follows from what it belongs to. */
  subject: string;
}

/** What the verbs of this module need besides the request. */
export interface ChatParts {
  publish: Publish<ChatSays>;
  fileReport: FileReport<'conversation'>;
  /** Takes an uploaded file of the account for a subject; throws `notFound` when there is none. */
  claimFile(tx: Transaction, claim: FileClaim): Promise<ChatFile>;
  /** Whether the talent has the work eligibility that the job asks for. */
  isEligible(tx: Reader, talentId: number, jobId: number): Promise<boolean>;
  /** Whether the talent does not want to be found by the company. */
  isCompanyBlocked(tx: Reader, talentId: number, companyId: number): Promise<boolean>;
  /** A talent's facts as far as they show them. */
  readCandidate: ReadCandidate;
  /** Their profile, unless they keep it from the company. */
  readProfile(
    ctx: Pick<Context, 'tx' | 'locale'>,
    talentId: number,
    companyId: number | null,
  ): Promise<ShownProfile | null>;
  /** Lets it be written down who reads a profile, before they do. */
  tellOfReading(read: EventMap['candidate.read']): Promise<void>;
  presentTalentEligibility: JobPresenter['presentTalentEligibility'];
  presentPayFit: JobPresenter['presentPayFit'];
  translate(language: string): Translate;
  /** Puts a line into someone's notification centre; the same `dedupeKey` tells it once only. */
  notify: NotifyInChat;
  /** What a line of the notification centre says has been read. */
  settleNews(tx: Transaction, accountId: number, dedupeKey: string): Promise<void>;
}

/** What a message needs to be told to both sides; a later module that acts in a conversation has no more than that. */
export type SendParts = Pick<ChatParts, 'publish' | 'notify'>;
