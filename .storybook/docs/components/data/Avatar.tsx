import { Avatar } from '@parket/ui/components/Avatar'
import { Inline } from '@parket/ui/components/Inline'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Список судей, сотрудников, профиль.',
  whenNot: 'Вместо имени: сам по себе кружок никого не называет.',
  pairs: [
    {
      do: (
        <Inline>
          <Avatar name="Марина Соколова" />
          <Text as="span">Марина Соколова</Text>
        </Inline>
      ),
      doWords: 'Кружок рядом с именем: вслух прочтут только имя.',
      dont: (
        <Inline>
          <Avatar name="Марина Соколова" />
          <Avatar name="Максим Сергеев" />
        </Inline>
      ),
      dontWords: 'Два «МС» без имён: кто это, не узнать, а вслух не прочтут ничего.',
    },
  ],
  props: {
    ...elementWords,
    name: 'Имя целиком.',
    src: 'Адрес фото; без него видны первые буквы имени.',
    size: 'Насколько велик кружок.',
  },
}
