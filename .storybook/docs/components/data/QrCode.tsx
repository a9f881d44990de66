import { QrCode } from '@parket/ui/components/QrCode'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'На бумаге и на экране, который показывают другому: оплата, страница турнира, стартовый номер. Рядом то же словами: ссылкой или реквизитами.',
  whenNot: 'На телефоне самого человека: там нужна ссылка. На бумаге — не мельче двух сантиметров.',
  pairs: [
    {
      do: (
        <Stack>
          <QrCode text="https://parket.example/events/108" aria-label="Страница турнира" />
          <Text size="small">parket.example/events/108</Text>
        </Stack>
      ),
      doWords: 'Под кодом то же словами: для тех, кому нечем его считать.',
      dont: <QrCode text="https://parket.example/events/108" aria-label="QR" />,
      dontWords: 'Куда ведёт код, не узнать ни глазами, ни на слух.',
    },
  ],
  props: {
    ...elementWords,
    text: 'Что в коде записано.',
    'aria-label': 'Что это за код: для тех, кто его не видит.',
  },
}
