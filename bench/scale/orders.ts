import { chance, popular } from './chance.ts';

/** How much people have bought. */
export interface Bought {
  /** Members who do, after those that were there already. */
  readonly members: number;
  readonly orders: number;
}

/** Numbers in no order, like real ones, so that they have no more in common than those. */
const orderNumber = (n: string) => `'S-' || lpad(upper(to_hex(${n} * 2654435761 % 4294967296)), 8, '0')`;
/** The number of the order with this id in a new database. */
export const orderNumberOf = (n: number): string =>
  `S-${((BigInt(n) * 2654435761n) % 4294967296n).toString(16).toUpperCase().padStart(8, '0')}`;

/** As many of them are the own ones of the member who reads. */
const OWN = 40;

/**
 * Statements that let people order as much: members and guests, one to three things each, the first products most often; the latest a
 * minute ago, two thirds of them members. Some have a cart too, and hold what is in it. The shelves stay as they are, and
 * nobody is so late with a payment that the site would call the order off.
 */
export const orderStatements = ({ members, orders }: Bought): string[] => [
  `insert into orders (number, member_id, shopper_hash, status, total, currency, payment_method, placed_at, updated_at, paid_at, email, language,
     billing, subtotal, shipping_amount, shipping_name, shipping_method, tax)
   select ${orderNumber('n')},
     case when n <= ${OWN} then (select id from members where username = 'mona') when n % 3 > 0 then buyer end,
     case when n > ${OWN} and n % 3 = 0 then md5(n::text) end, status, 0, 'EGP',
     (array['bank-transfer', 'cheque', 'cash-on-delivery'])[1 + n % 3], at, at, case status when 'completed' then at end,
     'buyer-' || n || '@example.org', 'en',
     jsonb_build_object('firstName', (array['Mona', 'Karim', 'Salma', 'Huda', 'Nour'])[1 + n % 5], 'lastName', 'Buyer' || n, 'country', 'EG',
       'city', 'Cairo', 'street', n || ' Talaat Harb', 'apartment', '', 'company', '', 'state', 'Cairo', 'postalCode', '11511',
       'phone', '+201001234567', 'email', 'buyer-' || n || '@example.org'),
     0, 5000, 'Courier', 'courier', 0
   from generate_series(1, ${orders}) as n
   cross join lateral (select now() - n * interval '1 minute' as at, 'collector-' || 1 + floor(${members} * ${chance('n', 11)})::int as buyer,
     case when n % 50 = 0 and n < 9000 then 'on-hold' when n % 20 = 1 then 'processing' when n % 20 = 2 then 'cancelled' when n % 100 = 3 then 'refunded'
       else 'completed' end as status) as of`,
  `insert into order_lines (order_id, position, variant_id, product_id, slug, sku, name, name_arabic, color, size, quantity, unit_price, subtotal,
     discount, total, tax_rate, tax, weight_grams)
   select orders.id, n, variant.id, variant.product_id, slug, variant.sku, name ->> 'ar', name ->> 'ar', color, size, 1, variant.price, variant.price,
     0, variant.price, 1400, variant.price * 14 / 114, variant.weight_grams
   from orders cross join generate_series(1, 3) as n cross join (select count(*) as product_total from products) as counted
   join products on products.id = ${popular('product_total', chance('(orders.id * 3 + n)', 12))}
   cross join lateral (select * from product_variants where product_id = products.id order by position limit 1) as variant
   where n <= 1 + orders.id % 3`,
  `update orders set subtotal = bought.total, total = bought.total + shipping_amount, tax = bought.tax + 614
   from (select order_id, sum(total)::int as total, sum(tax)::int as tax from order_lines group by order_id) as bought where bought.order_id = id`,
  `insert into order_events (order_id, kind, actor, at) select id, 'placed', 'buyer', placed_at from orders`,
  // Who reads all this is an admin, and has a cart.
  `insert into carts (member_id, country) select id, 'EG' from members where username = 'mona' or id like 'collector-%' on conflict do nothing`,
  `insert into line_items (cart_id, variant_id, quantity, seen_price)
   select carts.id, variant.id, 1 + n % 3, variant.price from carts cross join generate_series(1, 5) as n
   join product_variants as variant on variant.id = (
     select id from product_variants where id >= 1 + abs(hashtext(carts.id::text || n)::bigint) % (select max(id) from product_variants) order by id limit 1)
   on conflict do nothing`,
  `insert into stock_holds (cart_id, variant_id, quantity, until)
   select cart_id, variant_id, quantity, now() + interval '10 minutes' from line_items where variant_id % 20 = 0`,
  `update members set role = 'admin' where username = 'mona'`,
];
