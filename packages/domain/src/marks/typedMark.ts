import { isPossibleMark, type MarkLimits } from './sheets.ts'

/** What a key makes of the cell it is typed in. */
export interface TypedMark {
  /** Digits typed so far that more may follow; '' once the mark is whole. */
  buffer: string
  /** `impossible`: the mark is refused whole, what stood before it stays. */
  mark: number | null | 'impossible'
  /** What was typed of a mark that is refused. */
  refused?: string
  /** The mark is whole: the next entry is typed. */
  isWhole: boolean
}

const crossKeys = /^[xхyд+]$/i
const emptyKeys = /^[ 0n\-н]$/i
const alternates: Readonly<Record<string, number>> = { '1': 4.5, '2': 4.3, '3': 4.2 }

/**
 * Reads one key of whoever types marks: «one key a mark». A cross is X or 1, none is space or 0; callbacks
 * take Y, 1 to 3 for the alternates, N; places take digits until no further one is possible. Points take
 * digits until whoever types goes on: «7» may still become «7,5». Letters count in both layouts: who types does not switch it.
 *
 * @param buffer what the cell's last key left
 * @param criterion its place among the criteria of points
 * @returns null: no key of a mark
 */
export function typedMark(
  buffer: string,
  key: string,
  criterion: number,
  limits: MarkLimits,
): TypedMark | null {
  if (key === 'Backspace' || key === 'Delete') return { buffer: '', mark: null, isWhole: false }
  switch (limits.kind) {
    case 'crosses':
      if (crossKeys.test(key) || key === '1') return whole(1)
      return emptyKeys.test(key) ? whole(0) : null
    case 'callbacks':
      if (crossKeys.test(key)) return whole(10)
      return emptyKeys.test(key) ? whole(0) : wholeOrNull(alternates[key])
    case 'skating':
    case 'relative-placement':
      return /^\d$/.test(key) ? typedPlace(buffer + key, limits) : null
    case 'points':
      return /^[\d.,]$/.test(key) ? typedPoints(buffer + key, criterion, limits) : null
  }
}

function whole(mark: number): TypedMark {
  return { buffer: '', mark, isWhole: true }
}

function wholeOrNull(mark: number | undefined): TypedMark | null {
  return mark === undefined ? null : whole(mark)
}

/** «1» may begin «12»; it is the first place until a second digit comes. */
function typedPlace(text: string, limits: MarkLimits): TypedMark {
  const place = Number(text)
  if (!isPossibleMark(place, 0, limits)) return impossible(text, '')
  const isWhole = place * 10 > limits.entries
  return { buffer: isWhole ? '' : text, mark: place, isWhole }
}

/** Points with one decimal, kept in tenths. What follows a refused «11» still belongs to it: «11,5». */
function typedPoints(text: string, criterion: number, limits: MarkLimits): TypedMark {
  const points = text.replace('.', ',')
  const tenths = Math.round(Number(points.replace(',', '.')) * 10)
  const isWritten = /^\d+(?:,\d?)?$/.test(points)
  if (!isWritten || !isPossibleMark(tenths, criterion, limits)) return impossible(points, points)
  return { buffer: points, mark: tenths, isWhole: false }
}

function impossible(refused: string, buffer: string): TypedMark {
  return { buffer, mark: 'impossible', refused, isWhole: false }
}
