import { Badge, Button, ButtonLink, Icon, IconButton, Price, Rating, Skeleton } from '@sahra/shared/facade';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { Accordion, AccordionItem } from '@sahra/shared/parts/accordion';
import { Card, CardActions, CardTitle } from '@sahra/shared/parts/card';
import { TabLinks } from '@sahra/shared/parts/tab-links';
import { Tabs } from '@sahra/shared/parts/tabs';
import { useSamples } from './samples.ts';
import { Chapter, Specimen, Specimens } from './specimen.tsx';
import styles from './styleguide.module.css';

export function ControlChapter() {
  const samples = useSamples();
  return (
    <Chapter id="controls" name="Controls">
      <Specimens>
        <Specimen name="Button">
          <p className={styles.row}>
            <Button variant="primary">
              <Icon name="play" />
              {samples.watch}
            </Button>
            <Button variant="quiet">{samples.later}</Button>
            <Button variant="ghost">{samples.later}</Button>
            <Button variant="danger">{samples.remove}</Button>
            <Button variant="primary" disabled>
              {samples.watch}
            </Button>
            <ButtonLink variant="quiet" to="#controls">
              {samples.account}
            </ButtonLink>
          </p>
        </Specimen>
        <Specimen name="IconButton">
          <p className={styles.row}>
            <IconButton label={samples.watch} icon="play" />
            <IconButton label={samples.remove} icon="close" variant="muted" />
            <IconButton label={samples.later} icon="clock" variant="ringed" />
            <IconButton label={samples.account} icon="previous" variant="ringed" size="s" aria-disabled />
            <IconButton label={samples.title} icon="up" variant="ringed" size="l" />
          </p>
        </Specimen>
        <Specimen name="Badge, Rating, Price">
          <p className={styles.row}>
            <Badge>{samples.crumbs[2]}</Badge>
            <Badge tone="accent">{samples.crumbs[1]}</Badge>
            <Badge tone="second">{samples.later}</Badge>
            <Rating value={8.4} outOf={10} />
            <Price money={{ amount: 12500, currency: 'EGP' }} compareAt={{ amount: 19900, currency: 'EGP' }} />
          </p>
        </Specimen>
        <Specimen name="ChoiceLinks" isWide>
          <ChoiceLinks
            label={samples.topic}
            choices={samples.views.map((label, index) => ({ href: `#choice-${index}`, label, isChosen: index === 0 }))}
          />
        </Specimen>
        <Specimen name="Pagination" isWide>
          <Pagination page={3} pageSize={24} total={240} hrefOf={(page) => `#page-${page}`} />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}

export function ContentChapter() {
  const samples = useSamples();
  return (
    <Chapter id="content" name="Content">
      <Specimens>
        <Specimen name="Card">
          <div className={styles.cards}>
            <Card>
              <CardTitle level={4} href="#content">
                {samples.title}
              </CardTitle>
              <p>{samples.sentence}</p>
              <CardActions>
                <Button variant="quiet">{samples.later}</Button>
              </CardActions>
            </Card>
            <Card variant="quiet">
              <CardTitle level={4}>{samples.longWord}</CardTitle>
              <p>{samples.answer}</p>
            </Card>
          </div>
        </Specimen>
        <Specimen name="Accordion">
          <Accordion>
            <AccordionItem id="question-open" title={samples.question} level={4} isOpen>
              <p>{samples.answer}</p>
            </AccordionItem>
            <AccordionItem id="question-closed" title={samples.longWord} level={4}>
              <p>{samples.sentence}</p>
            </AccordionItem>
          </Accordion>
        </Specimen>
        <Specimen name="Tabs, TabLinks">
          <Tabs
            label={samples.title}
            tabs={samples.views.map((label, index) => ({
              id: `view-${index}`,
              label,
              content: <p>{index ? samples.answer : samples.sentence}</p>,
            }))}
          />
          <TabLinks
            label={samples.account}
            links={samples.views.map((label, index) => ({ href: `#tab-${index}`, label, isCurrent: index === 1 }))}
          />
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
