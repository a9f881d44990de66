import type { Draw, DrawStep } from './foldDraws.ts'

/** Why a draw was taken back, or heats were opened: «„ошибка в списке“, решение главного судьи». */
export function drawStepText({ by, reason }: Pick<DrawStep, 'by' | 'reason'>): string {
  if (by === 'undo') return 'действие отменено'
  if (by === 'redraw') return 'заменена следующей'
  const said = saidText(reason)
  return by === 'chief' ? `${said}, решение главного судьи` : said
}

function saidText(reason: string | null): string {
  if (reason === null) return 'причина не\u00A0указана'
  return reason === '' ? 'причина удалена' : `„${reason}“`
}

/** As much of a seed as tells it from another; the page of draws has it whole. */
const SHORT = 8

/**
 * The draw in effect and those before it in one line: «Жеребьёвка № 2, зерно 5d1f6c1e…, перед ней 1: „ошибка в списке“».
 * Null where none is in effect.
 */
export function drawLine(
  draws: readonly Pick<Draw, 'number' | 'seed' | 'withdrawn'>[],
): string | null {
  const last = draws.findLast(({ withdrawn }) => withdrawn === null)
  if (!last) return null
  const before = draws.flatMap(({ number, withdrawn }) =>
    withdrawn && number < last.number ? [drawStepText(withdrawn)] : [],
  )
  const said = before.length > 0 ? `, перед ней ${before.length}: ${before.join('; ')}` : ''
  return `Жеребьёвка №\u00A0${last.number}, зерно ${last.seed.slice(0, SHORT)}…${said}`
}
