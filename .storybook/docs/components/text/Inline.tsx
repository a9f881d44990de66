import { Button } from '@parket/ui/components/Button'
import { Inline } from '@parket/ui/components/Inline'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Кнопки рядом, значки с подписью, метки.',
  whenNot: 'Друг под другом: `Stack`; строки и столбцы: `Table`.',
  pairs: [
    {
      do: (
        <Inline>
          <Button variant="primary">Сохранить</Button>
          <Button>Отмена</Button>
        </Inline>
      ),
      doWords: 'Стоят рядом, а на узком экране перенесутся.',
      dont: (
        <Inline isOneLine>
          <Button variant="primary">Сохранить и перейти к оплате</Button>
          <Button>Отмена</Button>
        </Inline>
      ),
      dontWords: '`isOneLine` у длинных кнопок: на телефоне слова сожмутся.',
    },
  ],
  props: {
    ...elementWords,
    gap: 'Расстояние между соседями и между строками.',
    align: 'Выравнивание поперёк строки.',
    justify: 'Выравнивание вдоль строки.',
    isOneLine: 'Не переносить на новую строку.',
    as: 'Каким элементом HTML он будет: например, списком.',
    children: 'Что стоит в ряду, в порядке чтения.',
  },
}
