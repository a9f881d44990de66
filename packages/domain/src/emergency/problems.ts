/** Why a copy of marks is not opened, in Russian: all of these that the file itself says. */
export const copyProblems = {
  unreadable: 'Это не файл с оценками: выберите тот, что сохранён кнопкой «Сохранить копию»',
  otherFile: 'Эти оценки набраны в другом аварийном файле',
} as const

/**
 * Why marks of an emergency file are not taken, in Russian. They stand apart from the catalogue, which every public page
 * loads: the office alone says them.
 */
export const emergencyProblems = {
  foreign: 'Эти оценки набраны в аварийном файле другого турнира',
  empty: 'Оценок в файле нет',
  otherField: 'Состав тура изменился после того, как сделан файл',
  otherPairs:
    'Пары этого тура на сервере другие: расставьте их как в файле и перенесите его ещё раз',
  notBegun: 'Тур ещё не начат: начните его и перенесите файл ещё раз',
} as const
