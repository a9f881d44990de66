import { Button } from '@parket/ui/components/Button'
import { Heading } from '@parket/ui/components/Heading'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Отступы между блоками: всегда так, а не полями самих блоков.',
  whenNot: 'В строку: `Inline`.',
  pairs: [
    {
      do: (
        <Stack gap="small">
          <Heading level={3}>Оплата</Heading>
          <Text>До 10 мая картой или на стойке.</Text>
          <Button>Оплатить</Button>
        </Stack>
      ),
      doWords: 'Отступ задаёт столбец: один на всех.',
      dont: (
        <div>
          <Heading level={3}>Оплата</Heading>
          <div style={{ marginTop: 7 }}>До 10 мая картой или на стойке.</div>
          <div style={{ marginTop: 23 }}>
            <Button>Оплатить</Button>
          </div>
        </div>
      ),
      dontWords:
        'У каждого блока своё поле: отступы разные, и при переносе в другое место они мешают.',
    },
  ],
  props: {
    ...elementWords,
    gap: 'Место между вещами.',
    as: 'Какой это элемент: списки и части страницы остаются собой.',
    children: 'Вещи в порядке чтения.',
  },
}
