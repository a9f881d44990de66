import type { FileRound, ResultFile } from '@parket/domain/scoring/resultFile'

/** The panel of a round that has its own, with names. */
export function namedRound(
  { panel }: Pick<FileRound, 'panel'>,
  named: ResultFile['panel'],
): Pick<FileRound, 'panel'> {
  return panel === undefined ? {} : { panel: withNames(panel, named) }
}

/** What is kept has letters alone; the names are those of now. */
export function withNames(
  panel: ResultFile['panel'],
  named: ResultFile['panel'],
): ResultFile['panel'] {
  return panel.map(({ letter, role }) => ({
    letter,
    role,
    name: named.find((judge) => judge.letter === letter)?.name ?? '',
  }))
}
