import { Text } from '@parket/ui/components/Text'
import { VisuallyHidden } from '@parket/ui/components/VisuallyHidden'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Значок или место на экране понятны глазу, но не слуху.',
  whenNot: 'Лишнее для всех: его просто убирают; подпись поля: `label`.',
  pairs: [
    {
      do: (
        <Text>
          <VisuallyHidden>Место: </VisuallyHidden>3
        </Text>
      ),
      doWords: 'Глаз видит столбец «Место», а слух услышит слово.',
      dont: (
        <Text>
          3<VisuallyHidden> Оплатите до 10 мая, иначе заявку снимут.</VisuallyHidden>
        </Text>
      ),
      dontWords: 'Важное спрятано от тех, кто смотрит.',
    },
  ],
  props: {
    ...elementWords,
    as: 'Каким элементом HTML он будет: заголовок остаётся в строении страницы, `div` вмещает блоки.',
    children: 'Что услышат.',
  },
}
