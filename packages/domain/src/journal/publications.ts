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
  /** `last`: published so, and nothing newer. `missing`: no line publishes it. */
  state: 'last' | 'earlier' | 'withdrawn' | 'missing'
  /** The line that says so. */
  line: number | null
  /** Whether the chief judge approved this result; null where no line tells of an approval of the contest, or it is not the last one. */
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
  const own = publishedLines(lines).findLast(({ hash, round_id }) => {
    return hash === file.hash && round_id === null
  })
  if (!own) return { state: 'missing', line: null, isApproved: null }
  const later = publicationLines(lines).filter(
    ({ n, contest_id, round_id }) =>
      n > own.n && contest_id === own.contest_id && round_id === null,
  )
  const newer = later.findLast(({ hash }) => hash !== undefined)
  if (newer) return { state: 'earlier', line: newer.n, isApproved: null }
  const withdrawn = later.findLast(({ is_withdrawn }) => is_withdrawn === true)
  if (withdrawn) return { state: 'withdrawn', line: withdrawn.n, isApproved: null }
  return { state: 'last', line: own.n, isApproved: isApproved(lines, own.contest_id, file, sha256) }
}

/**
 * Whether a line publishes places with this hash.
 * @param isSeen false: only what was public at once counts, nothing that was held back
 */
export function isPublishedBy(
  lines: readonly EventLine[],
  { hash, isSeen }: { hash: string; isSeen: boolean },
): boolean {
  return publishedLines(lines).some(
    (line) => line.hash === hash && line.round_id === null && (isSeen || line.is_held !== true),
  )
}

/** As the last approval of the contest says: one before it counts no more. A held correction is approved after its line. */
function isApproved(
  lines: readonly EventLine[],
  contestId: string,
  file: ResultFile,
  sha256: Sha256,
): boolean | null {
  const last = lines.findLast(
    ({ kind, body }) => kind === 'approval' && (body as ApprovalBody).contest_id === contestId,
  )
  if (!last) return null
  return (last.body as ApprovalBody).hash === sha256(hashInput(approvedPart(file)))
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
}

/** Whether stored publications of a contest are what the chain of its event says, none more, none less and none other. */
export function arePublicationsWhole(
  lines: readonly EventLine[],
  contestId: string,
  stored: readonly StoredPublication[],
  sha256: Sha256,
): boolean {
  const told = new Map(
    publishedLines(lines)
      .filter(({ contest_id }) => contest_id === contestId)
      // A version that nobody had seen is written again.
      .map((line) => [`${line.round_id} ${line.version}`, line.hash]),
  )
  return (
    told.size === stored.length &&
    stored.every(({ round_id, version, content }) => {
      const hash = told.get(`${round_id} ${version}`)
      return hash === content.hash && hash === sha256(hashInput(content))
    })
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
