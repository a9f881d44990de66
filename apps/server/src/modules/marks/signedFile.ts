import { publicName } from '@parket/domain/privacy/publicName'
import {
  hashInput,
  resultFileFormat,
  type FileJudge,
  type ResultFile,
} from '@parket/domain/scoring/resultFile'
import { nameCommitment } from '@parket/domain/scoring/resultNames'
import { signedText } from '@parket/domain/scoring/resultSignature'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { signingKey } from '../../records/resultKeys.ts'
import { signText } from '../../security/ed25519.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Vault } from '../../security/vault.ts'
import type { Seat } from '../rounds/panels/seats.ts'
import { saltedPanel } from './fileRound.ts'
import type { ResultContent } from './resultFile.ts'

/**
 * The content with what tells its names (docs/rules/scoring.md, «Names in a signed file»): of judges and dancers as they are
 * called now, whatever of it is shown.
 */
export async function withCommitments(
  trx: Transaction<Database>,
  { content, registrations }: Pick<ResultContent, 'content' | 'registrations'>,
  seats: readonly Seat[],
): Promise<ResultFile> {
  const judges = new Map(
    (await saltedPanel(trx, seats)).map(({ letter, name, salts: [salt = null] }) => [
      letter,
      commitment(salt, name),
    ]),
  )
  const withCommit = (judge: FileJudge): FileJudge => ({
    ...judge,
    name_commit: judges.get(judge.letter) ?? '',
  })
  const names = await commitNames(trx, registrations)
  return {
    ...content,
    format: resultFileFormat,
    panel: content.panel.map(withCommit),
    rounds: content.rounds.map((round) =>
      round.panel === undefined ? round : { ...round, panel: round.panel.map(withCommit) },
    ),
    places: content.places.map((place) => ({
      ...place,
      names_commit: names[place.start_number] ?? [],
    })),
  }
}

/**
 * What tells the names of who wears each start number, as they are called now.
 * @param registrations by start number
 */
export async function commitNames(
  db: Kysely<Database>,
  registrations: Readonly<Record<string, number>>,
): Promise<Record<string, string[]>> {
  const dancers = await listDancers(db, Object.values(registrations))
  return Object.fromEntries(
    Object.entries(registrations).map(([number, id]) => [
      number,
      (dancers.get(id) ?? []).map((dancer) =>
        commitment(dancer.name_salt, publicName(dancer, true)),
      ),
    ]),
  )
}

function commitment(salt: string | null, name: string): string {
  return salt === null ? '' : nameCommitment(salt, name, sha256)
}

/** In the order in which their names stand, by registration. */
async function listDancers(db: Kysely<Database>, registrationIds: readonly number[]) {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('dancers', 'dancers.reg_data_id', 'registrations.reg_data_id')
    .where('registrations.id', 'in', [0, ...registrationIds])
    .select(['registrations.id', 'dancers.last_name', 'dancers.first_name', 'dancers.name_salt'])
    .orderBy('registrations.id')
    .orderBy('dancers.ind')
    .execute()
  return Map.groupBy(rows, ({ id }) => id)
}

/** Where and by whom a file is published. */
export interface Publisher {
  team: { id: number; name: string }
  /** Where the team's site is found. */
  site: string
  /** Null: the server cannot keep a private key, and signs nothing. */
  vault: Vault | null
  now: Date
  /** Tells that the team's key cannot be opened, and the file is unsigned. */
  tellUnsigned: (keyId: string) => Promise<void>
}

/** The file as it is published: with its team, its time and its hash, signed by the team's key. */
export async function signedFile(
  trx: Transaction<Database>,
  content: ResultFile,
  { team, site, vault, now, tellUnsigned }: Publisher,
): Promise<ResultFile> {
  const whole: ResultFile = {
    ...content,
    team: { name: team.name, site },
    made_at: now.toISOString(),
  }
  const file = { ...whole, hash: sha256(hashInput(whole)) }
  if (vault === null) return file
  const { id, privateKey } = await signingKey(trx, team.id, vault, now)
  if (privateKey === null) {
    await tellUnsigned(id)
    return file
  }
  return {
    ...file,
    signature: { alg: 'Ed25519', key: id, value: signText(privateKey, signedText(file)) },
  }
}
