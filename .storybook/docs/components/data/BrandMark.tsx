import { BrandMark } from '@parket/ui/components/BrandMark'
import { Inline } from '@parket/ui/components/Inline'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'В шапке и на обложках, где у команды нет своего логотипа.',
  whenNot: 'У команды есть логотип; нужно украшение: `EventPicture`.',
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
      doWords: 'У команды нет своего логотипа; название рядом словами.',
      dont: (
        <Inline>
          <BrandMark />
          <BrandMark />
          <BrandMark />
        </Inline>
      ),
      dontWords:
        'Логотип, которым украшают, перестаёт быть логотипом: для украшения есть `EventPicture`.',
    },
  ],
  props: { ...elementWords },
}
