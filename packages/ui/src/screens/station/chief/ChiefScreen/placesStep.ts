import type { BoardRound } from '@parket/domain/station/board/board'

/** What the places of a counted contest wait for; null: nothing, or they are not counted. */
export function placesStep(
  round: BoardRound,
): { round: BoardRound; text: string; act: 'Утвердить' | 'Показать' } | null {
  const { approval } = round
  if (approval === null) return null
  const { is_needed, is_approved, waits } = approval
  if (waits)
    return { round, text: 'Исправление ждёт вас, зрители видят прежние места', act: 'Утвердить' }
  return is_needed && !is_approved
    ? { round, text: 'Места ждут вашего слова', act: 'Утвердить' }
    : {
        round,
        text: is_approved
          ? 'Утверждён, зрители мест ещё не\u00A0видят'
          : 'Зрители мест ещё не\u00A0видят',
        act: 'Показать',
      }
}
