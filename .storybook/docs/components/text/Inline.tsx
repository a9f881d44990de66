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
      doWords: 'Рядом, а на узком экране перенесутся.',
      dont: (
        <Inline isOneLine>
          <Button variant="primary">Сохранить и перейти к оплате</Button>
          <Button>Отмена</Button>
        </Inline>
      ),
      dontWords: '`isOneLine` на длинном: на телефоне слова сожмутся.',
    },
  ],
  props: {
    ...elementWords,
    gap: 'Место между вещами, между строками тоже.',
    align: 'Поперёк строки.',
    justify: 'Вдоль строки.',
    isOneLine: 'Переносить нельзя.',
    as: 'Какой это элемент: список остаётся списком.',
    children: 'Вещи в порядке чтения.',
  },
}
