import type { ResultKey } from '@parket/domain/scoring/resultSignature'
import type { Kysely, Selectable, Transaction } from 'kysely'

import type { Database, ResultKeysTable } from '../db/schema.ts'
import { createKeyPair } from '../security/ed25519.ts'
import { sha256 } from '../security/sha256.ts'
import type { Vault } from '../security/vault.ts'

type Row = Selectable<ResultKeysTable>

/** The key that signs for a team now. */
export interface SigningKey {
  id: string
  /** PKCS #8; null while it cannot be opened. */
  privateKey: string | null
}

/** The keys of a team as everybody may have them, the oldest first. */
export async function listResultKeys(db: Kysely<Database>, teamId: number): Promise<ResultKey[]> {
  const rows = await db
    .selectFrom('result_keys')
    .where('team_id', '=', teamId)
    .selectAll()
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, public_key, from_at, until_at }) => ({
    id,
    alg: 'Ed25519',
    public_key,
    from: from_at.toISOString(),
    until: until_at?.toISOString() ?? null,
  }))
}

/**
 * The key that signs for a team, made at its first need. Nobody replaces it until the transaction ends.
 *
 * @returns without `privateKey` where the server's key is not the one that encrypted it: it stays as it is, because a
 *   server's key that is wrong for a minute must not cost the team its own
 */
export async function signingKey(
  trx: Transaction<Database>,
  teamId: number,
  vault: Vault,
  now: Date,
): Promise<SigningKey> {
  const found = await findSigning(trx, teamId).forShare().executeTakeFirst()
  if (found) return { id: found.id, privateKey: opened(found, vault) }
  return (await addKey(trx, teamId, vault, now)) ?? signingKey(trx, teamId, vault, now)
}

/**
 * A new key signs from now on. Of the one before it the public half stays.
 *
 * @param seen the key that signs as the caller knows; null: none was needed yet
 * @returns the new one's id; null where another signs than the caller knows
 */
export async function replaceKey(
  trx: Transaction<Database>,
  teamId: number,
  seen: string | null,
  vault: Vault,
  now: Date,
): Promise<string | null> {
  const found = await findSigning(trx, teamId).forUpdate().executeTakeFirst()
  if ((found?.id ?? null) !== seen) return null
  if (found) await endKey(trx, found.id, now)
  return (await addKey(trx, teamId, vault, now))?.id ?? null
}

function findSigning(trx: Transaction<Database>, teamId: number) {
  return trx
    .selectFrom('result_keys')
    .where('team_id', '=', teamId)
    .where('until_at', 'is', null)
    .selectAll()
}

async function endKey(trx: Transaction<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('result_keys')
    .set({ sealed: null, until_at: now })
    .where('id', '=', id)
    .execute()
}

/** @returns null where another transaction has made one meanwhile */
async function addKey(
  trx: Transaction<Database>,
  teamId: number,
  vault: Vault,
  now: Date,
): Promise<SigningKey | null> {
  const { publicKey, privateKey } = createKeyPair()
  const id = keyId(publicKey)
  const added = await trx
    .insertInto('result_keys')
    .values({
      id,
      team_id: teamId,
      public_key: publicKey,
      sealed: vault.seal(privateKey, ownerOf(id)),
      from_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? { id, privateKey } : null
}

/** Whoever has the key can see that the id is its own. */
function keyId(publicKey: string): string {
  return sha256(publicKey).slice(0, 16)
}

/** @returns null where it was sealed with another key of the server */
function opened({ id, sealed }: Row, vault: Vault): string | null {
  try {
    return vault.open(sealed ?? '', ownerOf(id))
  } catch {
    return null
  }
}

function ownerOf(id: string): string {
  return `result key ${id}`
}
