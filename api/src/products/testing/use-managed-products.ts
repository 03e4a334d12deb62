import { errorSchema } from '@sahra/shared/schemas/common';
import { type ManagedProduct, managedProductSchema } from '@sahra/shared/schemas/managed-products';
import { useCarts } from '../../carts/testing/use-carts.ts';
import { signUpMember, type TestMember } from '../../testing/member.ts';

type Method = Parameters<TestMember['send']>[0];
let made = 0;

/** What an admin sends for something new; each has an address and an item number of its own. */
export function newProduct(change: Record<string, unknown> = {}) {
  made += 1;
  return {
    ...{ slug: `brass-lamp-${made}`, sku: `LAMP-${made}`, color: '', size: '', price: 45_000, compareAtPrice: null },
    name: { ar: 'مصباح نحاسي', en: 'Brass lamp' },
    description: { ar: 'مصباح من سوق خان الخليلي.', en: 'A lamp from Khan el-Khalili.' },
    ...{ category: 'kitchen', tags: ['night'], taxClass: 'standard', program: null, weightGrams: 900, file: null },
    ...change,
  };
}

/** An app, and admins who sell things. */
export function useManagedProducts() {
  const carts = useCarts();
  const admin = () => signUpMember(carts.app(), { role: 'admin' });
  const taken = async (who: TestMember, method: Method, path: string, body?: unknown): Promise<ManagedProduct> => {
    const answer = await who.send(method, `/api/admin/products${path}`, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return managedProductSchema.parse(answer.body);
  };
  const refused = async (who: TestMember, method: Method, path: string, body?: unknown) => {
    const { status, body: answer } = await who.send(method, `/api/admin/products${path}`, body);
    const { code, fields = {} } = errorSchema.parse(answer);
    return [status, code, ...Object.keys(fields)];
  };
  return { ...carts, admin, taken, refused };
}

/** What a page sends to save it as it is. */
export const asRead = ({
  revision,
  sku,
  name,
  description,
  category,
  tags,
  taxClass,
  program,
  ...more
}: ManagedProduct) => ({
  ...{ revision, sku, name, description, category, tags, taxClass, program },
  ...{ weightGrams: more.weightGrams, file: more.file },
});

/** What a page sends to save a variant as it is. */
export function variantAsRead({ revision, variants }: ManagedProduct, index = 0) {
  const variant = variants[index];
  if (!variant) throw new Error('It has no such variant');
  const { id: _, stock: __, ...fields } = variant;
  return { ...fields, revision };
}
