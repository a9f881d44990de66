import { countOf } from '../format/plural.ts'
import type { CheckedContest } from './checkResultFile.ts'
import type { ResultFile } from '../scoring/resultFile.ts'
import {
  checkSignature,
  type ResultKeys,
  type SignatureState,
  type VerifySignature,
} from '../scoring/resultSignature.ts'

/** What is said of a signature. */
export const signatureTexts: Readonly<Record<SignatureState, string>> = {
  good: 'подпись верна',
  bad: 'подпись неверна: файл изменён или подписан не этим ключом',
  unknown_key: 'подписано ключом, которого у команды нет',
  other_time: 'подпись верна, но ключ в это время не действовал',
  none: 'подписи нет',
}

/** What a file of format 1 proves. */
export const unsignedFormatText =
  'формат 1, без подписи: имена не проверяются, и кто написал файл, не доказано'

/** What a file says of itself: «версия 2 от 20.02.2027, команда «Паркет»». */
export function fileOrigin({ version, made_at, team }: ResultFile): string {
  const [date] = made_at?.split('T') ?? []
  const day = date === undefined ? '' : ` от ${date.split('-').toReversed().join('.')}`
  return `версия ${version}${day}${team === undefined ? '' : `, команда «${team.name}»`}`
}

/** «2 имени скрыто или удалено: сверить не с чем»; null where there are none. */
export function hiddenNamesText(hidden: number): string | null {
  if (hidden === 0) return null
  const names = countOf(hidden, ['имя', 'имени', 'имён'])
  return `${names} скрыто или удалено: сверить не с чем`
}

/** What is said of draws besides problems: how many are repeated, what was moved after them, which are not told. */
export function drawTexts({
  draws: { repeated, moved, untold },
}: Pick<CheckedContest, 'draws'>): string[] {
  return [
    repeated > 0 ? `жеребьёвка повторена: ${countOf(repeated, ['тур', 'тура', 'туров'])}` : [],
    moved.length > 0 ? `после жеребьёвки изменено: ${moved.join('; ')}` : [],
    untold.length > 0 ? `не сказано, как жеребили: ${untold.join('; ')}` : [],
  ].flat()
}

/**
 * What a checked file came to, line by line in Russian.
 * @param keys of the team; null: the signature is not checked
 */
export function checkedLines(
  contest: CheckedContest,
  keys: ResultKeys | null,
  verify: VerifySignature,
): string[] {
  const { file, problems, hiddenNames, isUnsignedFormat } = contest
  return [
    fileOrigin(file),
    ...(problems.length === 0 ? ['места, имена и контрольная сумма сходятся'] : problems),
    drawTexts(contest),
    hiddenNamesText(hiddenNames) ?? [],
    isUnsignedFormat ? unsignedFormatText : [],
    signatureLine(file, keys, verify) ?? [],
  ].flat()
}

function signatureLine(
  file: ResultFile,
  keys: ResultKeys | null,
  verify: VerifySignature,
): string | null {
  if (keys === null) {
    return file.signature
      ? `подпись ключом ${file.signature.key} не проверялась: нужен файл ключей (--keys)`
      : null
  }
  const { state } = checkSignature(file, keys.keys, verify)
  const key = file.signature ? `, ключ ${file.signature.key}` : ''
  return `${signatureTexts[state]}${key}, ключи команды «${keys.team}»`
}

/** Whether nothing differs: with keys the file has to be signed by one of them. */
export function isResultValid(
  { file, problems }: CheckedContest,
  keys: ResultKeys | null,
  verify: VerifySignature,
): boolean {
  const isSigned = keys === null || checkSignature(file, keys.keys, verify).state === 'good'
  return problems.length === 0 && isSigned
}
