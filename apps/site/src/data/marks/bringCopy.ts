import type { components } from '@parket/api-client/schema'
import { readMarks, type EmergencyMarks } from '@parket/domain/emergency/copy'
import { emergencyProblems } from '@parket/domain/emergency/problems'
import { reasonsOf } from '@parket/react/data/reasons'

type Brought = components['schemas']['BroughtMarks']

/** What became of a copy of an emergency file's marks. */
export interface BroughtCopy {
  /** Of the rounds that arrived; null: none did. */
  brought: Brought | null
  /** Why the others did not, in Russian. */
  problems: readonly string[]
}

/**
 * Brings back a copy round by round: a whole day may be more than one call takes, and what arrives twice changes nothing.
 * @param send brings back these marks
 */
export async function bringCopy(
  copy: Pick<File, 'text'>,
  send: (marks: EmergencyMarks) => Promise<Brought>,
): Promise<BroughtCopy> {
  const parts: Brought[] = []
  try {
    const read = readMarks(await copy.text())
    if ('problem' in read) return { brought: null, problems: [read.problem] }
    if (read.marks.rounds.length === 0)
      return { brought: null, problems: [emergencyProblems.empty] }
    for (const round of read.marks.rounds)
      parts.push(await send({ ...read.marks, rounds: [round] }))
    return { brought: sumOf(parts), problems: [] }
  } catch (error) {
    const problems = reasonsOf(error)
    if (parts.length === 0) return { brought: null, problems }
    return {
      brought: sumOf(parts),
      problems: [...problems, 'Перенесены не все туры: перенесите файл ещё раз.'],
    }
  }
}

function sumOf(parts: readonly Brought[]): Brought {
  const count = (name: 'equal' | 'added' | 'waiting' | 'refused') =>
    parts.reduce((sum, part) => sum + part[name], 0)
  return {
    equal: count('equal'),
    added: count('added'),
    waiting: count('waiting'),
    refused: count('refused'),
    rounds: parts.flatMap(({ rounds }) => rounds),
  }
}
