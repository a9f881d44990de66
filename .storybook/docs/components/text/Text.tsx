import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Всё, что не заголовок, не ссылка и не подпись поля.',
  whenNot: 'Заголовок: `Heading`; текст организатора с разметкой: `Markdown`.',
  pairs: [
    {
      do: <Text tone="critical">Не оплачено: осталось 2 дня</Text>,
      doWords: 'Слова говорят то же, что цвет.',
      dont: <Text tone="critical">2 400 ₽</Text>,
      dontWords: 'Что с этой суммой не так, говорит только цвет.',
    },
    {
      do: (
        <Stack gap="small">
          <Text isTabular>1 200 ₽</Text>
          <Text isTabular>11 900 ₽</Text>
        </Stack>
      ),
      doWords: 'Суммы столбцом: цифры одной ширины.',
      dont: (
        <Text weight="bold" size="large">
          Оплата
        </Text>
      ),
      dontWords: 'Текст притворился заголовком: на слух его не найти.',
    },
  ],
  props: {
    ...elementWords,
    size: 'Ступень шрифта.',
    tone: 'Смысл; то же должны говорить и слова.',
    weight: 'Насколько жирно. По умолчанию как вокруг.',
    isTabular: 'Цифры одной ширины: суммы, номера, оценки.',
    isMeasured: 'Строки не длиннее, чем удобно читать.',
    as: 'Каким элементом HTML он будет. По умолчанию `p`.',
    children: 'Слова.',
  },
}
