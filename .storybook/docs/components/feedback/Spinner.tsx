import { Inline } from '@parket/ui/components/Inline'
import { Spinner } from '@parket/ui/components/Spinner'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'На месте небольшого блока. В `Button` крутится сам: `isPending`.',
  whenNot: 'Форма того, что загрузится, известна: `Skeleton`.',
  pairs: [
    {
      do: (
        <Inline>
          <Spinner aria-label="Ищем танцора" />
          <Text as="span">Ищем танцора</Text>
        </Inline>
      ),
      doWords: 'Место небольшое, и сказано, чего ждут.',
      dont: <Spinner aria-label="Загрузка" />,
      dontWords: 'Один посреди страницы, форма которой известна: нужен `Skeleton`.',
    },
  ],
  props: {
    ...elementWords,
    'aria-label': 'Чего ждут, для чтения с экрана.',
  },
}
