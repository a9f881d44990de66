import { FileButton } from '@parket/ui/components/FileButton'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { buttonLookWords, controlWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Файл нужен один раз и сразу идёт в дело.',
  whenNot:
    'Файл ещё и перетаскивают: та же кнопка внутри `DropZone`; файл хранится, и его меняют: `FileSlot`.',
  anatomy: {
    Значок: 'Перед словами: `iconStart`.',
    Слова: 'Глагол и какой файл.',
  },
  pairs: [
    {
      do: (
        <FileButton label="Фото танцора" accept="image/*" onChoose={nothing}>
          Выбрать фото
        </FileButton>
      ),
      doWords: 'Глагол и какой файл; окно выбора покажет только картинки.',
      dont: (
        <FileButton label="Файл" onChoose={nothing}>
          Обзор…
        </FileButton>
      ),
      dontWords: 'Какой файл ждут, узнают из ошибки.',
    },
  ],
  keys: {
    Tab: 'Приходит на кнопку: само поле файла остановкой не бывает.',
    'Enter, Пробел': 'Открывает выбор файла.',
  },
  props: {
    ...buttonLookWords,
    ...controlWords,
    label: 'Какой файл нужен: имя поля для чтения с экрана.',
    accept: 'Что предложит окно выбора: `image/*`, `.json`.',
    onChoose: 'Даёт выбранный файл. Тот же файл можно выбрать ещё раз.',
    problemId: '`id` текста, который говорит, почему файл не приняли.',
    isInvalid: 'Выбранный файл не приняли.',
    isDisabled: 'Видна, но выбрать нельзя.',
    isPending: 'Файл уходит: крутится кольцо, нажатия ничего не делают, фокус остаётся.',
    iconStart: 'Значок перед словами.',
    ref: 'Сама кнопка.',
    children: 'Что случится по нажатию: глагол.',
  },
}
