import { problemText } from '@parket/domain/problems/catalogue'
import { fileInputFaults } from '@parket/domain/journal/inputs'
import {
  isOlderPublication,
  isPublishedBy,
  type EventLine,
} from '@parket/domain/journal/publications'
import { hashInput, type ResultFile } from '@parket/domain/scoring/resultFile'
import { checkSignature, type ResultKey } from '@parket/domain/scoring/resultSignature'
import { millisecondsInMinute } from 'date-fns/constants'
import { sql, type Kysely } from 'kysely'

import { tenantOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields } from '../../../http/problem.ts'
import { listResultKeys } from '../../../records/resultKeys.ts'
import { findJournalStart, listLinesByContest } from '../../marks/publicationLines.ts'
import { limitCalls } from '../../../security/attempts.ts'
import { isSignatureOf } from '../../../security/ed25519.ts'
import { sha256 } from '../../../security/sha256.ts'

const MOST_IN_A_COLUMN = 2 ** 31 - 1

/** Enough for a hall behind one address. */
const CHECKS = { limit: 100, windowMs: 15 * millisecondsInMinute }

type Given = NonNullable<Input<'checkPublished'>['body']['files']>[number]
type Checked = Answer<'checkPublished'>['files'][number]

/**
 * What is known of files by their hash and signature: of events and keys of the tenant's team alone.
 * @throws Problem 422 without files, 429
 */
export async function checkPublished(
  context: Context,
  { body }: Input<'checkPublished'>,
): Promise<Answer<'checkPublished'>> {
  const { files } = body
  if (!files?.length) throw invalidFields({ files: [problemText('required')] })
  const { db, now, request } = context
  await limitCalls(db, { scope: 'result-check', address: request.ip, now }, CHECKS)
  const team = tenantOf(context)
  const keys = await listResultKeys(db, team.id)
  const versions = await listVersionsOf(db, team.id, files)
  const journals = await listJournals(db, versions)
  const faults = await listFaults(db, files, versions, journals)
  return {
    team: team.name,
    files: files.map((file) => {
      const own = versions.filter(
        ({ event_id, group_num }) => event_id === file.event_id && group_num === file.group_num,
      )
      const published = publishedAs(file, own)
      const journal = journalOf(file, published, own, journals)
      const input_faults =
        published.published === 'unknown' ? [] : (faults.get(file.hash ?? '') ?? [])
      return Object.assign({ journal, input_faults }, published, signedBy(file, keys))
    }),
  }
}

/** A version of a contest's places that was published. */
interface Version {
  id: number
  contest_id: string
  event_id: number
  group_num: number
  version: number
  hash: string
  at: Date
  /** Its file is public, where it is the last one. */
  isOpen: boolean
}

/** The earliest first. */
async function listVersionsOf(
  db: Kysely<Database>,
  teamId: number,
  files: readonly Given[],
): Promise<Version[]> {
  const asked = files.filter(
    ({ event_id = 0, group_num = 0 }) => isStored(event_id) && isStored(group_num),
  )
  if (asked.length === 0) return []
  const rows = await db
    .selectFrom('publications')
    .innerJoin('contests', 'contests.id', 'publications.contest_id')
    .innerJoin('events', 'events.id', 'contests.event_id')
    .where('events.team_id', '=', teamId)
    .where('events.published', '=', true)
    .where('contests.status', 'not in', ['draft', 'cancelled'])
    .where('publications.round_id', 'is', null)
    .where('publications.released_at', 'is not', null)
    .where((eb) =>
      eb(
        eb.refTuple('contests.event_id', 'contests.group_num'),
        'in',
        asked.map(({ event_id = 0, group_num = 0 }) => eb.tuple(event_id, group_num)),
      ),
    )
    .select(['contests.event_id', 'contests.group_num'])
    .select(['publications.id', 'publications.contest_id', 'publications.version'])
    .select('publications.at')
    .select([
      'contests.marks_published',
      'publications.withdrawn_at',
      sql<string>`content ->> 'hash'`.as('hash'),
    ])
    .orderBy('publications.version')
    .execute()
  return rows.map(({ withdrawn_at, marks_published, ...row }) =>
    Object.assign(row, { isOpen: marks_published && withdrawn_at === null }),
  )
}

/** What the journal says of each contest, and since when. */
type Journals = ReadonlyMap<string, { lines: readonly EventLine[]; since: Date | null }>

async function listJournals(db: Kysely<Database>, versions: readonly Version[]): Promise<Journals> {
  const byEvent = Map.groupBy(versions, ({ event_id }) => event_id)
  const journals = new Map<string, { lines: readonly EventLine[]; since: Date | null }>()
  for (const [eventId, ofEvent] of byEvent) {
    const ids = [...new Set(ofEvent.map(({ contest_id }) => contest_id))]
    const told = await listLinesByContest(db, eventId, ['publication', 'approval', 'input'], ids)
    const since = await findJournalStart(db, eventId)
    for (const id of ids) journals.set(id, { lines: told.get(id) ?? [], since })
  }
  return journals
}

/** By hash: where what was published follows from another input than the journal tells, a sentence each. */
async function listFaults(
  db: Kysely<Database>,
  files: readonly Given[],
  versions: readonly Version[],
  journals: Journals,
): Promise<ReadonlyMap<string, string[]>> {
  const hashes = new Set(files.map(({ hash }) => hash))
  const asked = versions.filter(({ hash }) => hashes.has(hash))
  const rows = await db
    .selectFrom('publications')
    .where('id', 'in', [0, ...asked.map(({ id }) => id)])
    .select(['contest_id', 'content'])
    .execute()
  return new Map(
    rows.map(({ contest_id, content }) => {
      // Whatever hash it says.
      const hash = sha256(hashInput(content))
      const lines = journals.get(contest_id)?.lines ?? []
      return [hash, fileInputFaults(lines, { ...content, hash }).map(({ text }) => text)]
    }),
  )
}

const seenAs = { same: 'now', older: 'before', withdrawn: 'before', other: 'never' } as const

/** Of what is held back nothing is told, whoever has its hash. */
function journalOf(
  { hash = '' }: Given,
  { published }: Pick<Checked, 'published'>,
  versions: readonly Version[],
  journals: Journals,
): Checked['journal'] {
  const version = versions.findLast((one) => one.hash === hash) ?? versions.at(-1)
  const journal = journals.get(version?.contest_id ?? '')
  if (!version || !journal || published === 'unknown') return 'unknown'
  const { lines, since } = journal
  if (isOlderPublication(lines, { ...version, round_id: null }, since)) return 'unknown'
  return isPublishedBy(lines, { hash, seen: seenAs[published] }) ? 'told' : 'missing'
}

/** What is larger than a column holds is in none. */
function isStored(number: number): boolean {
  return Math.abs(number) <= MOST_IN_A_COLUMN
}

function publishedAs(
  { hash }: Given,
  versions: readonly Version[],
): Pick<Checked, 'published' | 'version'> {
  const last = versions.at(-1)
  const own = versions.findLast((one) => one.hash === hash)
  if (!last?.isOpen) return { published: own ? 'withdrawn' : 'unknown', version: null }
  const published = own ? (own === last ? 'same' : 'older') : 'other'
  return { published, version: last.version }
}

function signedBy(
  { format = '', hash = '', made_at = '', signature }: Given,
  keys: readonly ResultKey[],
): Pick<Checked, 'signature' | 'key'> {
  const { alg = '', key = '', value = '' } = signature ?? {}
  const file = {
    // Whatever is written there is what was signed, or it was not.
    format: format as ResultFile['format'],
    hash,
    made_at,
    ...(signature && { signature: { alg: alg as 'Ed25519', key, value } }),
  }
  const checked = checkSignature(file, keys, isSignatureOf)
  return { signature: checked.state, key: checked.key }
}
