import { hashInput, unsignedFormat, type ResultFile } from '../scoring/resultFile.ts'
import type { Sha256 } from '../scoring/resultNames.ts'
import type { ChainedLine } from './line.ts'

/** A line of an event's chain. */
export type EventLine = Pick<ChainedLine, 'n' | 'kind' | 'body'>

/** What a line `publication` says: of content with its version and hash, or that it is taken back. */
interface PublicationBody {
  contest_id: string
  /** Null: of the places. */
  round_id: number | null
  version?: number
  hash?: string
  is_held?: boolean
  is_withdrawn?: boolean
  /** The event asked for the chief judge's approval. Lines of before it was noted have none. */
  needs_approval?: true
}

/** What a line `approval` says: of which content, or (null) that it is taken back. */
interface ApprovalBody {
  contest_id: string
  hash: string | null
}

interface Published extends PublicationBody {
  n: number
  version: number
  hash: string
}

/** How a result file stands to the journal of its event. */
export interface FileInJournal {
  /**
   * `last`: published so, and nothing newer. `missing`: no line publishes it. `older`: no line publishes anything, so the event
   * is older than the journal.
   */
  state: 'last' | 'earlier' | 'withdrawn' | 'missing' | 'older'
  /** The line that says so. */
  line: number | null
  /**
   * Whether the chief judge approved this result. False, too, where the event asked for it and no line tells of one; null where nobody
   * asked and no line tells, or it is not the last one.
   */
  isApproved: boolean | null
}

/**
 * Looks for a result file of places in its event's chain.
 * @param lines of the event of the file, in their order
 * @param file with the hash that it has, whatever it says
 */
export function findInJournal(
  lines: readonly EventLine[],
  file: ResultFile,
  sha256: Sha256,
): FileInJournal {
  const told = publishedLines(lines)
  if (told.length === 0) return { state: 'older', line: null, isApproved: null }
  const own = told.findLast(({ hash, round_id }) => hash === file.hash && round_id === null)
  if (!own) return { state: 'missing', line: null, isApproved: null }
  const later = publicationLines(lines).filter(
    ({ n, contest_id, round_id }) =>
      n > own.n && contest_id === own.contest_id && round_id === null,
  )
  // What is held back is seen by nobody: the version before it stands.
  const newer = later.findLast(({ hash, is_held }) => hash !== undefined && is_held !== true)
  if (newer) return { state: 'earlier', line: newer.n, isApproved: null }
  const withdrawn = later.findLast(({ is_withdrawn }) => is_withdrawn === true)
  if (withdrawn) return { state: 'withdrawn', line: withdrawn.n, isApproved: null }
  const said = isApproved(lines, own.contest_id, file, sha256)
  return { state: 'last', line: own.n, isApproved: own.needs_approval ? said === true : said }
}

/** The line that first published places with this hash. */
export function publishedLine(
  lines: readonly EventLine[],
  hash: string,
): { n: number; contest_id: string } | undefined {
  return publishedLines(lines).find((line) => line.hash === hash && line.round_id === null)
}

/** How the site shows the places of a contest with a hash: as what is public, as what was seen before, or in no way. */
type Seen = 'now' | 'before' | 'never'

/**
 * Whether lines say of places with this hash what the site says of them. What is public now has to be what was published last,
 * and not taken back; of what the site never showed only what was public at once counts, nothing that was held back.
 */
export function isPublishedBy(
  lines: readonly EventLine[],
  { hash, seen }: { hash: string; seen: Seen },
): boolean {
  const ofPlaces = publishedLines(lines).filter(
    (line) => line.round_id === null && (seen === 'before' || line.is_held !== true),
  )
  if (seen !== 'now') return ofPlaces.some((line) => line.hash === hash)
  const last = ofPlaces.at(-1)
  return last?.hash === hash && !isTakenBack(lines, last)
}

/** As the last approval of the contest says: one before it counts no more. A held correction is approved after its line. */
function isApproved(
  lines: readonly EventLine[],
  contestId: string,
  file: ResultFile,
  sha256: Sha256,
): boolean | null {
  const last = lastApproval(lines, contestId)
  return last && last.hash === sha256(hashInput(approvedPart(file)))
}

/**
 * Whether the approval that is stored of a contest is the last one that the chain of its event tells of. One that is older
 * than the chain is left out.
 *
 * @param stored that was not taken back; null: there is none
 * @param since the first line of the chain; null: there is none
 */
export function isApprovalWhole(
  lines: readonly EventLine[],
  contestId: string,
  stored: { hash: string; at: Date } | null,
  since: Date | null,
): boolean {
  const last = lastApproval(lines, contestId)
  if (last) return last.hash === (stored?.hash ?? null)
  return stored === null || since === null || stored.at < since
}

function lastApproval(lines: readonly EventLine[], contestId: string): ApprovalBody | null {
  const last = lines.findLast(
    ({ kind, body }) => kind === 'approval' && (body as ApprovalBody).contest_id === contestId,
  )
  return last ? (last.body as ApprovalBody) : null
}

/** What the chief judge approves of a file: its result, without what publishing adds. */
function approvedPart({ format: _format, team: _team, made_at: _at, ...file }: ResultFile) {
  const unproven = ({ name_commit: _commit, ...judge }: ResultFile['panel'][number]) => judge
  return {
    ...file,
    format: unsignedFormat,
    version: 1,
    corrections: [],
    panel: file.panel.map(unproven),
    rounds: file.rounds.map(({ draw: _draw, panel, ...round }) =>
      Object.assign(round, panel && { panel: panel.map(unproven) }),
    ),
    places: file.places.map(({ names_commit: _commit, ...place }) => place),
  } satisfies ResultFile
}

/** A publication as it is stored: of places, or (with a round) of who goes on. */
export interface StoredPublication {
  round_id: number | null
  version: number
  content: ResultFile
  at: Date
  /** Null: held back. */
  released_at: Date | null
  withdrawn_at: Date | null
}

/**
 * Whether stored publications of a contest are what the chain of its event says, none more, none less and none other, and as
 * public as it says. What is older than the chain is left out.
 *
 * @param since the first line of the chain
 */
export function arePublicationsWhole(
  lines: readonly EventLine[],
  contestId: string,
  stored: readonly StoredPublication[],
  { sha256, since }: { sha256: Sha256; since: Date | null },
): boolean {
  const own = lines.filter(({ body }) => (body as { contest_id?: string }).contest_id === contestId)
  const told = new Map(
    // A version that nobody had seen is written again.
    publishedLines(own).map((line) => [`${line.round_id} ${line.version}`, line]),
  )
  const compared = stored.filter((one) => !isOlderPublication(own, one, since))
  return (
    told.size === compared.length &&
    compared.every(({ round_id, version, content, released_at, withdrawn_at }) => {
      const line = told.get(`${round_id} ${version}`)
      return (
        line !== undefined &&
        line.hash === content.hash &&
        line.hash === sha256(hashInput(content)) &&
        (line.is_held === true) === (released_at === null) &&
        isTakenBack(own, line) === (withdrawn_at !== null)
      )
    })
  )
}

/**
 * Whether a publication is older than the chain of its event. One that the chain tells of, or a version before it, is not,
 * whenever it says that it was made.
 *
 * @param lines of its contest
 * @param since the first line of the chain; null: there is none
 */
export function isOlderPublication(
  lines: readonly EventLine[],
  { round_id, version, at }: Pick<StoredPublication, 'round_id' | 'version' | 'at'>,
  since: Date | null,
): boolean {
  const isTold = publishedLines(lines).some(
    (line) => line.round_id === round_id && line.version <= version,
  )
  return !isTold && (since === null || at < since)
}

function isTakenBack(lines: readonly EventLine[], { n, contest_id, round_id }: Published): boolean {
  return publicationLines(lines).some(
    (line) =>
      line.n > n &&
      line.contest_id === contest_id &&
      line.round_id === round_id &&
      line.is_withdrawn === true,
  )
}

function publicationLines(lines: readonly EventLine[]): (PublicationBody & { n: number })[] {
  return lines.flatMap(({ n, kind, body }) =>
    kind === 'publication' ? [{ ...(body as PublicationBody), n }] : [],
  )
}

/** The lines that publish content. */
function publishedLines(lines: readonly EventLine[]): Published[] {
  return publicationLines(lines).filter(
    (line): line is Published => line.hash !== undefined && line.version !== undefined,
  )
}
