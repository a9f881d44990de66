import {
  OperationNodeTransformer,
  type KyselyPlugin,
  type SelectModifierNode,
  type SelectQueryNode,
} from 'kysely'

class LockRemover extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers, ...query } = super.transformSelectQuery(node)
    const kept = endModifiers?.filter((modifier) => !isLock(modifier))
    return { ...query, ...(kept && { endModifiers: kept }) }
  }
}

function isLock({ modifier }: SelectModifierNode): boolean {
  return modifier !== undefined && modifier !== 'Distinct'
}

const remover = new LockRemover()

/** Every query as it is, but for its `for update` and the like: nobody waits for anybody. */
export const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }) => remover.transformNode(node),
  transformResult: ({ result }) => Promise.resolve(result),
}
