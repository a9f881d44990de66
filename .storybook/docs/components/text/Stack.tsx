import { Button } from '@parket/ui/components/Button'
import { Heading } from '@parket/ui/components/Heading'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Блоки друг под другом. Отступы между ними задаёт `gap`, а не поля самих блоков.',
  whenNot: 'Рядом, в строку: `Inline`.',
  pairs: [
    {
      do: (
        <Stack gap="small">
          <Heading level={3}>Оплата</Heading>
          <Text>До 10 мая картой или на стойке.</Text>
          <Button>Оплатить</Button>
        </Stack>
      ),
      doWords: 'Отступы задаёт столбец: они одинаковы.',
      dont: (
        <div>
          <Heading level={3}>Оплата</Heading>
          <div style={{ marginTop: 7 }}>До 10 мая картой или на стойке.</div>
          <div style={{ marginTop: 23 }}>
            <Button>Оплатить</Button>
          </div>
        </div>
      ),
      dontWords: 'У каждого блока своё поле: отступы разные, и на новом месте они мешают.',
    },
  ],
  props: {
    ...elementWords,
    gap: 'Расстояние между соседями.',
    as: 'Каким элементом HTML он будет: списком, разделом, шапкой.',
    children: 'Что стоит в столбце, в порядке чтения.',
  },
}
