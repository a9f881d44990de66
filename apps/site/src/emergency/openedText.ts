import type { OtherwiseDecided } from '@parket/domain/emergency/copy'
import type { EmergencyFile } from '@parket/domain/emergency/file'
import { roundName } from '@parket/domain/round/name'

/** What opening a copy came to. */
export function openedText(
  file: EmergencyFile,
  { added, differing }: { added: number; differing: number },
  { decisions, pairs }: OtherwiseDecided,
): string {
  const parts = [
    `Добавлено строк: ${added}.`,
    differing > 0 && `Отличаются и оставлены здешние: ${differing}.`,
    decisions.length > 0 && `Решения другие, оставлены здешние: ${titles(file, decisions)}.`,
    pairs.length > 0 && `Пары другие, оценки не добавлены: ${titles(file, pairs)}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** «41 Юниоры. 1/2», as the list of rounds names them. */
function titles({ rounds, contests }: EmergencyFile, ids: readonly number[]): string {
  return rounds
    .filter(({ id }) => ids.includes(id))
    .map(({ contest_id, file }) => {
      const rules = contests.find(({ id }) => id === contest_id)?.rules
      return `${rules?.group_num} ${rules?.group_name}. ${roundName(file)}`
    })
    .join('; ')
}
