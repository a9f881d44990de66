import { DropZone } from '@parket/ui/components/DropZone'
import { FileButton } from '@parket/ui/components/FileButton'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Страница ради одного файла или рамка, в которой собрано всё об этом файле.',
  whenNot: 'Файл хранится на сервере, и его меняют: `FileSlot`; нужна одна кнопка: `FileButton`.',
  anatomy: {
    Рамка: 'Принимает брошенный файл; выделена, пока его держат над ней.',
    Слова: 'Что сюда бросают.',
    Кнопка: '`FileButton`: то же с клавиатуры и касанием.',
  },
  pairs: [
    {
      do: (
        <DropZone onChoose={nothing}>
          <Stack>
            <Text>Перетащите протокол сюда</Text>
            <FileButton label="Файл протокола" onChoose={nothing}>
              Выбрать файл
            </FileButton>
          </Stack>
        </DropZone>
      ),
      doWords: 'Сказано, что бросать, и есть кнопка для клавиатуры и телефона.',
      dont: (
        <DropZone onChoose={nothing}>
          <Text>Перетащите файл сюда</Text>
        </DropZone>
      ),
      dontWords: 'Без мыши сюда не попасть, и какой нужен файл, неизвестно.',
    },
  ],
  keys: {
    Tab: 'Минует рамку: бросить файл можно только мышью. С клавиатуры его выбирает `FileButton` внутри.',
  },
  props: {
    ...elementWords,
    children:
      'Что сюда бросают, словами, и `FileButton`, который делает то же с клавиатуры и касанием.',
    onChoose: 'Даёт брошенный файл; из нескольких — первый.',
    look: '`dashed` — отдельное место на странице; `sheet` — рамка, в которой есть не только файл.',
    as: 'Каким элементом HTML она будет: `div` или `article`.',
    isDisabled: 'Брошенный файл не примут.',
    ref: 'Сам элемент.',
  },
}
