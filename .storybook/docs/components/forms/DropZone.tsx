import { DropZone } from '@parket/ui/components/DropZone'
import { FileButton } from '@parket/ui/components/FileButton'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import { nothing, type ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Одна страница ради одного файла, или рамка, где о файле говорят всё.',
  whenNot: 'Файл хранится на сервере и его меняют: `FileSlot`; нужна одна кнопка: `FileButton`.',
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
      doWords: 'Сказано, что бросать, и есть кнопка: с клавиатуры и с телефона.',
      dont: (
        <DropZone onChoose={nothing}>
          <Text>Перетащите файл сюда</Text>
        </DropZone>
      ),
      dontWords: 'Без мыши сюда не попасть, и какой нужен файл, неизвестно.',
    },
  ],
  props: {
    ...elementWords,
    children:
      'Что сюда бросают, словами, и `FileButton`, который делает то же с клавиатуры и касанием.',
    onChoose: 'Даёт брошенный файл; из нескольких — первый.',
    look: '`dashed` — своё место на странице; `sheet` — рамка, в которой есть и другое.',
    as: 'Какой это элемент: `div` или `article`.',
    isDisabled: 'Брошенное не берут.',
    ref: 'Сам элемент.',
  },
}
