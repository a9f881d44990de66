/**
 * Why marks of an emergency file are not taken, in Russian. They stand apart from the catalogue, which every public page
 * loads: the office and the file alone say them.
 */
export const emergencyProblems = {
  unreadable: 'Это не файл с оценками: выберите тот, что сохранён кнопкой «Сохранить копию»',
  foreign: 'Эти оценки набраны в аварийном файле другого турнира',
  otherFile: 'Эти оценки набраны в другом аварийном файле',
  empty: 'Оценок в файле нет',
  otherField: 'Состав тура изменился после того, как сделан файл',
  otherPairs:
    'Пары этого тура на сервере другие: расставьте их как в файле и перенесите его ещё раз',
  notBegun: 'Тур ещё не начат: начните его и перенесите файл ещё раз',
} as const
