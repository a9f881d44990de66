import { Card } from '@parket/ui/components/Card'
import { Heading } from '@parket/ui/components/Heading'
import { Link } from '@parket/ui/components/Link'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Один предмет из списка (турнир, пакет) или один раздел формы.',
  whenNot: 'Внутри другой карточки; просто отделить абзацы: `Stack`.',
  pairs: [
    {
      do: (
        <Card isLinked>
          <Heading level={3}>
            <Link href="#cup" isQuiet isStretched>
              Весенний кубок
            </Link>
          </Heading>
          <Text tone="secondary">15–16 мая, Казань</Text>
        </Card>
      ),
      doWords: 'Нажимается вся карточка, а ссылка внутри одна: вслух прочтут только её.',
      dont: (
        <Card>
          <Card tone="wash">
            <Card>
              <Text>Весенний кубок</Text>
            </Card>
          </Card>
        </Card>
      ),
      dontWords: 'Рамка в рамке ничего не отделяет и съедает место.',
    },
  ],
  props: {
    ...elementWords,
    tone: 'Цвет фона.',
    padding: 'Отступ от края до содержимого.',
    isLinked: 'Нажимается вся, вместе с растянутой `Link` внутри.',
    as: 'Каким элементом HTML она будет: пунктом списка, статьёй, разделом.',
    children: 'Содержимое.',
  },
}
