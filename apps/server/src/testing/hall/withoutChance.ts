import type { ResultFile } from '@parket/domain/scoring/resultFile'

/** An open result file without what is made anew each time: its moment, the salts of names, hash and signature. */
export function withoutChance(text: string): string {
  const {
    made_at: _made,
    hash: _hash,
    signature: _signature,
    ...file
  } = JSON.parse(text) as ResultFile
  const panel = file.panel.map(({ letter, name, role }) => ({ letter, name, role }))
  const places = file.places.map(({ names_commit: _commit, names_salt: _salt, ...place }) => place)
  return JSON.stringify({ ...file, panel, places })
}
