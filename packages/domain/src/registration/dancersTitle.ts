import { dancerName } from './dancers.ts'

/** A set of dancers in a few words: «Смирнова Мария», «Смирнова Мария и ещё 2». */
export function dancersTitle(
  dancers: readonly { last_name: string; first_name: string }[],
): string {
  const [first] = dancers
  if (!first) return ''
  return dancers.length > 1
    ? `${dancerName(first)} и\u00A0ещё ${dancers.length - 1}`
    : dancerName(first)
}
