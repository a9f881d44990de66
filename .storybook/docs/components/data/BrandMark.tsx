import { BrandMark } from '@parket/ui/components/BrandMark'
import { Inline } from '@parket/ui/components/Inline'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'В шапке и на обложках, где у команды нет своего логотипа.',
  whenNot: 'Вместо логотипа команды; как украшение: для этого `EventPicture`.',
  pairs: [
    {
      do: (
        <Inline>
          <BrandMark />
          <Text as="span" weight="strong">
            Паркет
          </Text>
        </Inline>
      ),
      doWords: 'Там, где у команды нет своего логотипа; имя рядом словами.',
      dont: (
        <Inline>
          <BrandMark />
          <BrandMark />
          <BrandMark />
        </Inline>
      ),
      dontWords: 'Знак вместо украшения перестаёт быть знаком: для рисунка есть `EventPicture`.',
    },
  ],
  props: { ...elementWords },
}
