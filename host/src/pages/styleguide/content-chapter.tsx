import { Badge, Button, ButtonLink, ChoiceLinks, Icon, IconButton, Pagination, Price, Rating, Skeleton } from '@sahra/shared/facade';
import { Accordion, AccordionItem } from '@sahra/shared/parts/accordion';
import { Breadcrumb } from '@sahra/shared/parts/breadcrumb';
import { Card, CardActions, CardTitle } from '@sahra/shared/parts/card';
import { TabLinks, Tabs } from '@sahra/shared/parts/tabs';
import { useSamples } from './samples.ts';
import { Chapter, Specimen, Specimens } from './specimen.tsx';
import styles from './styleguide.module.css';

export function ControlChapter() {
  const words = useSamples();
  return (
    <Chapter id="controls" name="Controls">
      <Specimens>
        <Specimen name="Button">
          <p className={styles.row}>
            <Button variant="primary"><Icon name="play" />{words.watch}</Button>
            <Button variant="quiet">{words.later}</Button>
            <Button variant="ghost">{words.remove}</Button>
            <Button variant="primary" disabled>{words.watch}</Button>
            <ButtonLink variant="quiet" to="#controls">{words.account}</ButtonLink>
          </p>
        </Specimen>
        <Specimen name="IconButton">
          <p className={styles.row}>
            <IconButton label={words.watch} icon="play" />
            <IconButton label={words.remove} icon="close" look="muted" />
            <IconButton label={words.later} icon="clock" look="ringed" />
            <IconButton label={words.account} icon="previous" look="ringed" size="s" aria-disabled />
            <IconButton label={words.title} icon="up" look="ringed" size="l" />
          </p>
        </Specimen>
        <Specimen name="Badge, Rating, Price">
          <p className={styles.row}>
            <Badge>{words.crumbs[2]}</Badge>
            <Badge tone="accent">{words.crumbs[1]}</Badge>
            <Badge tone="second">{words.later}</Badge>
            <Rating value={8.4} outOf={10} />
            <Price money={{ amount: 12500, currency: 'EGP' }} compareAt={{ amount: 19900, currency: 'EGP' }} />
          </p>
        </Specimen>
        <Specimen name="ChoiceLinks" isWide>
          <ChoiceLinks label={words.topic} choices={words.views.map((label, index) => ({ href: `#choice-${index}`, label, isChosen: index === 0 }))} />
        </Specimen>
        <Specimen name="Pagination" isWide>
          <Pagination page={3} pageSize={24} total={240} hrefOf={(page) => `#page-${page}`} />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

export function ContentChapter() {
  const words = useSamples();
  return (
    <Chapter id="content" name="Content">
      <Specimens>
        <Specimen name="Breadcrumb">
          <Breadcrumb items={[...words.crumbs, words.title].map((name, index) => ({ name, href: `#crumb-${index}` }))} />
        </Specimen>
        <Specimen name="Card">
          <div className={styles.cards}>
            <Card>
              <CardTitle level={4} href="#content">{words.title}</CardTitle>
              <p>{words.sentence}</p>
              <CardActions>
                <Button variant="quiet">{words.later}</Button>
              </CardActions>
            </Card>
            <Card look="quiet">
              <CardTitle level={4}>{words.longWord}</CardTitle>
              <p>{words.answer}</p>
            </Card>
          </div>
        </Specimen>
        <Specimen name="Accordion">
          <Accordion>
            <AccordionItem id="question-open" title={words.question} level={4} isOpen><p>{words.answer}</p></AccordionItem>
            <AccordionItem id="question-closed" title={words.longWord} level={4}><p>{words.sentence}</p></AccordionItem>
          </Accordion>
        </Specimen>
        <Specimen name="Tabs, TabLinks">
          <Tabs label={words.title} tabs={words.views.map((label, index) => ({ id: `view-${index}`, label, content: <p>{index ? words.answer : words.sentence}</p> }))} />
          <TabLinks label={words.account} links={words.views.map((label, index) => ({ href: `#tab-${index}`, label, isCurrent: index === 1 }))} />
        </Specimen>
        <Specimen name="Skeleton">
          <div className={styles.cards}>
            <Skeleton height="block" />
            <Skeleton width="m" height="text" />
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
