// Written by `npm run api:types`.
export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether requests can be answered */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the home page shows, in one answer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            slider: {
                                id: number;
                                kicker: string;
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                            }[];
                            topTen: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            rails: {
                                category: {
                                    id: number;
                                    slug: string;
                                    name: string;
                                    tagline: string;
                                    programCount: number;
                                };
                                programs: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the home page shows to a viewer without an account, by what their device stores */
        get: {
            parameters: {
                query?: {
                    progress?: string;
                    watchlist?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            continueWatching: {
                                id: number;
                                seasonNumber: number;
                                episodeNumber: number;
                                title: string;
                                durationMinutes: number;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                creditsAt?: number;
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                                seconds: number;
                                durationSeconds: number;
                                isUpNext: boolean;
                                watchedIds: number[];
                            }[];
                            watchlist: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            becauseWatched: {
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                                programs: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                }[];
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slider of the home page */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                kicker: string;
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                slug: string;
                                name: string;
                                tagline: string;
                                programCount: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A category */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    categoryId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            name: string;
                            tagline: string;
                            programCount: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{categoryId}/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The programs of a category */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    categoryId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programs, narrowed and in order; videos only where they are asked for */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    kind?: "movie" | "series" | "video";
                    videoType?: "trailer" | "clip" | "interview";
                    genre?: string;
                    tag?: string;
                    yearFrom?: string;
                    yearTo?: string;
                    language?: string;
                    length?: "short" | "medium" | "long";
                    access?: "free" | "member" | "subscriber";
                    maturity?: "7" | "12" | "16" | "all";
                    ids?: string;
                    sort?: "newest" | "popular" | "rating" | "title" | "year";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest films and series, for feeds */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            title: string;
                            tagline: string;
                            genres: string[];
                            scene: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            };
                            /** Format: date-time */
                            publishedAt: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A program with its seasons, people and related programs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "movie" | "series" | "video";
                            videoType: ("trailer" | "clip" | "interview") | null;
                            /** @enum {string} */
                            access: "free" | "member" | "subscriber";
                            title: string;
                            tagline: string;
                            year: number;
                            durationMinutes: number;
                            seasonCount: number;
                            /** @enum {string} */
                            maturity: "7" | "12" | "16" | "all";
                            rating: number;
                            genres: {
                                slug: string;
                                name: string;
                            }[];
                            poster: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            };
                            scene: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            };
                            firstEpisodeId: number;
                            memberRating: {
                                average: number | null;
                                count: number;
                            };
                            /** Format: date-time */
                            publishedAt: string;
                            audioLanguages: string[];
                            subtitleLanguages: string[];
                            about: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            } | null;
                            videoCount: number;
                            videos: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            synopsis: string;
                            synopsisLanguage: string;
                            categories: {
                                id: number;
                                name: string;
                            }[];
                            tags: {
                                slug: string;
                                name: string;
                            }[];
                            cast: {
                                id: number;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                designation: "acting" | "directing" | "writing" | "production" | "art" | "editing" | "sound" | "camera";
                                portrait: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                            directors: {
                                id: number;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                designation: "acting" | "directing" | "writing" | "production" | "art" | "editing" | "sound" | "camera";
                                portrait: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                            seasons: {
                                number: number;
                                episodes: {
                                    id: number;
                                    seasonNumber: number;
                                    episodeNumber: number;
                                    title: string;
                                    durationMinutes: number;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    creditsAt?: number;
                                }[];
                            }[];
                            related: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{programId}/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Videos about a program, trailers first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{programId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a card of a program plays while somebody looks at it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            manifestUrl: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The episodes of these ids, in their order */
        get: {
            parameters: {
                query: {
                    ids: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                seasonNumber: number;
                                episodeNumber: number;
                                title: string;
                                durationMinutes: number;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                creditsAt?: number;
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/episodes/{episodeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An episode and what plays */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    episodeId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            seasonNumber: number;
                            episodeNumber: number;
                            title: string;
                            durationMinutes: number;
                            /** @enum {string} */
                            access: "free" | "member" | "subscriber";
                            scene: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            };
                            creditsAt?: number;
                            program: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            };
                            synopsis: string;
                            synopsisLanguage: string;
                            season: {
                                number: number;
                                episodes: {
                                    id: number;
                                    seasonNumber: number;
                                    episodeNumber: number;
                                    title: string;
                                    durationMinutes: number;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    creditsAt?: number;
                                }[];
                            };
                            playback: {
                                manifestUrl: string;
                                posterUrl: string;
                                trickplayUrl: string;
                                durationSeconds: number;
                                audioLanguages: string[];
                                subtitleLanguages: string[];
                                segments: {
                                    /** @enum {string} */
                                    kind: "intro" | "recap" | "credits";
                                    startSeconds: number;
                                    endSeconds: number;
                                }[];
                                chapters: {
                                    startSeconds: number;
                                    title: string;
                                }[];
                                isDemoClip: boolean;
                                clipTitle: string;
                                publishedAt: string | null;
                            };
                            previous: {
                                id: number;
                                seasonNumber: number;
                                episodeNumber: number;
                                title: string;
                                durationMinutes: number;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                creditsAt?: number;
                            } | null;
                            next: {
                                id: number;
                                seasonNumber: number;
                                episodeNumber: number;
                                title: string;
                                durationMinutes: number;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                creditsAt?: number;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that can be found, by its words in any spelling */
        get: {
            parameters: {
                query: {
                    page?: number;
                    pageSize?: number;
                    q: string;
                    area?: "streaming" | "shop" | "blog";
                    type?: "program" | "person" | "episode" | "product" | "post";
                    kind?: "movie" | "series";
                    category?: string;
                    genre?: string;
                    tag?: string;
                    year?: string;
                    price?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: ({
                                /** @enum {string} */
                                type: "program";
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                            } | {
                                /** @enum {string} */
                                type: "person";
                                person: {
                                    id: number;
                                    slug: string;
                                    name: string;
                                    /** @enum {string} */
                                    designation: "acting" | "directing" | "writing" | "production" | "art" | "editing" | "sound" | "camera";
                                    portrait: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                            } | {
                                /** @enum {string} */
                                type: "episode";
                                episode: {
                                    id: number;
                                    seasonNumber: number;
                                    episodeNumber: number;
                                    title: string;
                                    durationMinutes: number;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    creditsAt?: number;
                                    program: {
                                        id: number;
                                        title: string;
                                    };
                                };
                            } | {
                                /** @enum {string} */
                                type: "product";
                                product: {
                                    id: number;
                                    slug: string;
                                    sku: string;
                                    name: string;
                                    category: {
                                        slug: string;
                                        name: string;
                                    };
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    priceVaries?: boolean;
                                    compareAtPrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    rating: number;
                                    reviewCount: number;
                                    memberRating: {
                                        average: number | null;
                                        count: number;
                                    };
                                    inStock: boolean;
                                    stockQuantity: number;
                                    colors: string[];
                                    sizes: string[];
                                    addedOn: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                            } | {
                                /** @enum {string} */
                                type: "post";
                                post: {
                                    id: number;
                                    slug: string;
                                    /** @enum {string} */
                                    type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                                    title: string;
                                    excerpt: string;
                                    /** @enum {string} */
                                    contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                    author: {
                                        slug: string;
                                        name: string;
                                    };
                                    categories: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    tags: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    /** Format: date-time */
                                    publishedAt: string;
                                    readingMinutes: number;
                                    commentCount: number;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    quote: {
                                        text: string;
                                        by: string;
                                    } | null;
                                    link: {
                                        url: string;
                                        label: string;
                                    } | null;
                                    found?: {
                                        title: {
                                            from: number;
                                            to: number;
                                        }[];
                                        passage: {
                                            /** @enum {string} */
                                            language: "ar" | "en" | "de" | "fr" | "gr";
                                            text: string;
                                            marks: {
                                                from: number;
                                                to: number;
                                            }[];
                                        } | null;
                                    };
                                };
                            })[];
                            page: number;
                            pageSize: number;
                            total: number;
                            query: string;
                            suggestion: {
                                query: string;
                                isApplied: boolean;
                            } | null;
                            isRelaxed: boolean;
                            totalOfAll: number;
                            groups: {
                                /** @enum {string} */
                                area: "streaming" | "shop" | "blog";
                                total: number;
                                isMore: boolean;
                                types: {
                                    /** @enum {string} */
                                    type: "program" | "person" | "episode" | "product" | "post";
                                    total: number;
                                }[];
                                hits: ({
                                    /** @enum {string} */
                                    type: "program";
                                    program: {
                                        id: number;
                                        /** @enum {string} */
                                        kind: "movie" | "series" | "video";
                                        videoType: ("trailer" | "clip" | "interview") | null;
                                        /** @enum {string} */
                                        access: "free" | "member" | "subscriber";
                                        title: string;
                                        tagline: string;
                                        year: number;
                                        durationMinutes: number;
                                        seasonCount: number;
                                        /** @enum {string} */
                                        maturity: "7" | "12" | "16" | "all";
                                        rating: number;
                                        genres: {
                                            slug: string;
                                            name: string;
                                        }[];
                                        poster: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                        scene: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                        firstEpisodeId: number;
                                    };
                                } | {
                                    /** @enum {string} */
                                    type: "person";
                                    person: {
                                        id: number;
                                        slug: string;
                                        name: string;
                                        /** @enum {string} */
                                        designation: "acting" | "directing" | "writing" | "production" | "art" | "editing" | "sound" | "camera";
                                        portrait: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                    };
                                } | {
                                    /** @enum {string} */
                                    type: "episode";
                                    episode: {
                                        id: number;
                                        seasonNumber: number;
                                        episodeNumber: number;
                                        title: string;
                                        durationMinutes: number;
                                        /** @enum {string} */
                                        access: "free" | "member" | "subscriber";
                                        scene: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                        creditsAt?: number;
                                        program: {
                                            id: number;
                                            title: string;
                                        };
                                    };
                                } | {
                                    /** @enum {string} */
                                    type: "product";
                                    product: {
                                        id: number;
                                        slug: string;
                                        sku: string;
                                        name: string;
                                        category: {
                                            slug: string;
                                            name: string;
                                        };
                                        price: {
                                            amount: number;
                                            currency: string;
                                        };
                                        priceVaries?: boolean;
                                        compareAtPrice: {
                                            amount: number;
                                            currency: string;
                                        } | null;
                                        rating: number;
                                        reviewCount: number;
                                        memberRating: {
                                            average: number | null;
                                            count: number;
                                        };
                                        inStock: boolean;
                                        stockQuantity: number;
                                        colors: string[];
                                        sizes: string[];
                                        addedOn: string;
                                        picture: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                    };
                                } | {
                                    /** @enum {string} */
                                    type: "post";
                                    post: {
                                        id: number;
                                        slug: string;
                                        /** @enum {string} */
                                        type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                                        title: string;
                                        excerpt: string;
                                        /** @enum {string} */
                                        contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                        author: {
                                            slug: string;
                                            name: string;
                                        };
                                        categories: {
                                            slug: string;
                                            name: string;
                                        }[];
                                        tags: {
                                            slug: string;
                                            name: string;
                                        }[];
                                        /** Format: date-time */
                                        publishedAt: string;
                                        readingMinutes: number;
                                        commentCount: number;
                                        picture: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                        quote: {
                                            text: string;
                                            by: string;
                                        } | null;
                                        link: {
                                            url: string;
                                            label: string;
                                        } | null;
                                        found?: {
                                            title: {
                                                from: number;
                                                to: number;
                                            }[];
                                            passage: {
                                                /** @enum {string} */
                                                language: "ar" | "en" | "de" | "fr" | "gr";
                                                text: string;
                                                marks: {
                                                    from: number;
                                                    to: number;
                                                }[];
                                            } | null;
                                        };
                                    };
                                })[];
                            }[];
                            filters: {
                                /** @enum {string} */
                                name: "type" | "kind" | "category" | "genre" | "tag" | "year" | "price";
                                options: {
                                    value: string;
                                    label: string | null;
                                    count: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Genres */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                slug: string;
                                name: string;
                                id: number;
                                types: ("movie" | "tv-show" | "video")[];
                                thumbnail: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                programCount: number;
                                totals: {
                                    movie: number;
                                    series: number;
                                    video: number;
                                };
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists of programs that nobody has to choose, with the first few of each */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {string} */
                                id: "new" | "popular" | "top-ten" | "top-rated" | "short-films" | "classics" | "for-all-ages" | "for-subscribers" | "new-videos";
                                total: number;
                                programs: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list of programs */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    list: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                slug: string;
                                name: string;
                                id: number;
                                programCount: number;
                                totals: {
                                    movie: number;
                                    series: number;
                                    video: number;
                                };
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tag */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    tag: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            slug: string;
                            name: string;
                            id: number;
                            programCount: number;
                            totals: {
                                movie: number;
                                series: number;
                                video: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People, narrowed and in order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    designation?: "acting" | "directing" | "writing" | "production" | "art" | "editing" | "sound" | "camera";
                    letter?: string;
                    q?: string;
                    sort?: "name" | "credits";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                designation: "acting" | "directing" | "writing" | "production" | "art" | "editing" | "sound" | "camera";
                                portrait: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** With what names begin, in the order of the alphabet */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                letter: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    personId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            designation: "acting" | "directing" | "writing" | "production" | "art" | "editing" | "sound" | "camera";
                            portrait: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            };
                            biography: string;
                            biographyLanguage: string;
                            knownCredits: number;
                            birthday: string | null;
                            birthPlace: string;
                            alsoKnownAs: string[];
                            programs: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            roles: {
                                /** @enum {string} */
                                role: "cast" | "director";
                                programIds: number[];
                            }[];
                            videos: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            worksWith: {
                                id: number;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                designation: "acting" | "directing" | "writing" | "production" | "art" | "editing" | "sound" | "camera";
                                portrait: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, sorted; narrowed by any of the filters together */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    category?: string;
                    minPrice?: string;
                    maxPrice?: string;
                    color?: string;
                    size?: string;
                    rating?: string;
                    inStock?: "true";
                    reduced?: "true";
                    programId?: string;
                    fromFilms?: "true";
                    q?: string;
                    ids?: string;
                    sort?: "default" | "popularity" | "rating" | "latest" | "price-asc" | "price-desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                slug: string;
                                sku: string;
                                name: string;
                                category: {
                                    slug: string;
                                    name: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                priceVaries?: boolean;
                                compareAtPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                rating: number;
                                reviewCount: number;
                                memberRating: {
                                    average: number | null;
                                    count: number;
                                };
                                inStock: boolean;
                                stockQuantity: number;
                                colors: string[];
                                sizes: string[];
                                addedOn: string;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what a list of products can be narrowed, with how many each choice brings */
        get: {
            parameters: {
                query?: {
                    category?: string;
                    minPrice?: string;
                    maxPrice?: string;
                    color?: string;
                    size?: string;
                    rating?: string;
                    inStock?: "true";
                    reduced?: "true";
                    programId?: string;
                    fromFilms?: "true";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isMore: boolean;
                            categories: {
                                slug: string;
                                name: string;
                                parent: string | null;
                                count: number | null;
                            }[];
                            colors: {
                                value: string;
                                count: number | null;
                            }[];
                            sizes: {
                                value: string;
                                count: number | null;
                            }[];
                            ratings: {
                                atLeast: number;
                                count: number | null;
                            }[];
                            price: {
                                lowest: {
                                    amount: number;
                                    currency: string;
                                };
                                highest: {
                                    amount: number;
                                    currency: string;
                                };
                            } | null;
                            currency: string;
                            inStock: number | null;
                            reduced: number | null;
                            fromFilms: number | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-front": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop shows first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hero: {
                                product: {
                                    id: number;
                                    slug: string;
                                    sku: string;
                                    name: string;
                                    category: {
                                        slug: string;
                                        name: string;
                                    };
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    priceVaries?: boolean;
                                    compareAtPrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    rating: number;
                                    reviewCount: number;
                                    memberRating: {
                                        average: number | null;
                                        count: number;
                                    };
                                    inStock: boolean;
                                    stockQuantity: number;
                                    colors: string[];
                                    sizes: string[];
                                    addedOn: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                            }[];
                            banners: {
                                /** @enum {string} */
                                kind: "reduced" | "rated" | "from-films";
                                total: number;
                                products: {
                                    id: number;
                                    slug: string;
                                    sku: string;
                                    name: string;
                                    category: {
                                        slug: string;
                                        name: string;
                                    };
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    priceVaries?: boolean;
                                    compareAtPrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    rating: number;
                                    reviewCount: number;
                                    memberRating: {
                                        average: number | null;
                                        count: number;
                                    };
                                    inStock: boolean;
                                    stockQuantity: number;
                                    colors: string[];
                                    sizes: string[];
                                    addedOn: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                }[];
                            }[];
                            categories: {
                                slug: string;
                                name: string;
                                productCount: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                } | null;
                            }[];
                            newest: {
                                id: number;
                                slug: string;
                                sku: string;
                                name: string;
                                category: {
                                    slug: string;
                                    name: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                priceVaries?: boolean;
                                compareAtPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                rating: number;
                                reviewCount: number;
                                memberRating: {
                                    average: number | null;
                                    count: number;
                                };
                                inStock: boolean;
                                stockQuantity: number;
                                colors: string[];
                                sizes: string[];
                                addedOn: string;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                            bestSellers: {
                                id: number;
                                slug: string;
                                sku: string;
                                name: string;
                                category: {
                                    slug: string;
                                    name: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                priceVaries?: boolean;
                                compareAtPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                rating: number;
                                reviewCount: number;
                                memberRating: {
                                    average: number | null;
                                    count: number;
                                };
                                inStock: boolean;
                                stockQuantity: number;
                                colors: string[];
                                sizes: string[];
                                addedOn: string;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product with its film and related products */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            sku: string;
                            name: string;
                            category: {
                                slug: string;
                                name: string;
                            };
                            price: {
                                amount: number;
                                currency: string;
                            };
                            priceVaries?: boolean;
                            compareAtPrice: {
                                amount: number;
                                currency: string;
                            } | null;
                            rating: number;
                            reviewCount: number;
                            memberRating: {
                                average: number | null;
                                count: number;
                            };
                            inStock: boolean;
                            stockQuantity: number;
                            colors: string[];
                            sizes: string[];
                            addedOn: string;
                            picture: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            };
                            variants: {
                                id: number;
                                sku: string;
                                color: string;
                                size: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                compareAtPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                lowestPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                stockQuantity: number;
                                inStock: boolean;
                                weightGrams: number;
                            }[];
                            isDigital: boolean;
                            categories: {
                                slug: string;
                                name: string;
                            }[];
                            pictures: {
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                color: string;
                                /** @enum {string} */
                                view: "front" | "detail" | "use";
                                alternative?: string;
                            }[];
                            description: string;
                            /** @enum {string} */
                            contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            tags: {
                                slug: string;
                                name: string;
                            }[];
                            program: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            } | null;
                            related: {
                                id: number;
                                slug: string;
                                sku: string;
                                name: string;
                                category: {
                                    slug: string;
                                    name: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                priceVaries?: boolean;
                                compareAtPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                rating: number;
                                reviewCount: number;
                                memberRating: {
                                    average: number | null;
                                    count: number;
                                };
                                inStock: boolean;
                                stockQuantity: number;
                                colors: string[];
                                sizes: string[];
                                addedOn: string;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of products that hold any */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                slug: string;
                                name: string;
                                productCount: number;
                                parent: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts, the newest first; narrowed by any of the filters together
         * @description With words (`q`) the best come first, each with where it has them; no more than 150 are listed.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    type?: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                    category?: string;
                    tag?: string;
                    author?: string;
                    date?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                slug: string;
                                /** @enum {string} */
                                type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                                title: string;
                                excerpt: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                author: {
                                    slug: string;
                                    name: string;
                                };
                                categories: {
                                    slug: string;
                                    name: string;
                                }[];
                                tags: {
                                    slug: string;
                                    name: string;
                                }[];
                                /** Format: date-time */
                                publishedAt: string;
                                readingMinutes: number;
                                commentCount: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                quote: {
                                    text: string;
                                    by: string;
                                } | null;
                                link: {
                                    url: string;
                                    label: string;
                                } | null;
                                found?: {
                                    title: {
                                        from: number;
                                        to: number;
                                    }[];
                                    passage: {
                                        /** @enum {string} */
                                        language: "ar" | "en" | "de" | "fr" | "gr";
                                        text: string;
                                        marks: {
                                            from: number;
                                            to: number;
                                        }[];
                                    } | null;
                                };
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            search?: {
                                query: string;
                                isRelaxed: boolean;
                                isMore: boolean;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post by its slug in any language, with its neighbors and related posts */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            /** @enum {string} */
                            type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                            title: string;
                            excerpt: string;
                            /** @enum {string} */
                            contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                            author: {
                                slug: string;
                                name: string;
                                bio: string;
                            };
                            categories: {
                                slug: string;
                                name: string;
                            }[];
                            tags: {
                                slug: string;
                                name: string;
                            }[];
                            /** Format: date-time */
                            publishedAt: string;
                            readingMinutes: number;
                            commentCount: number;
                            picture: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            };
                            quote: {
                                text: string;
                                by: string;
                            } | null;
                            link: {
                                url: string;
                                label: string;
                            } | null;
                            found?: {
                                title: {
                                    from: number;
                                    to: number;
                                }[];
                                passage: {
                                    /** @enum {string} */
                                    language: "ar" | "en" | "de" | "fr" | "gr";
                                    text: string;
                                    marks: {
                                        from: number;
                                        to: number;
                                    }[];
                                } | null;
                            };
                            pictureAlternative: string;
                            shareUrl: string;
                            blocks: ({
                                /** @enum {string} */
                                kind: "paragraph";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "heading";
                                level: 2 | 3;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "list";
                                isOrdered: boolean;
                                items: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                            } | {
                                /** @enum {string} */
                                kind: "quote";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                                by?: string;
                            } | {
                                /** @enum {string} */
                                kind: "pull-quote";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "picture";
                                picture: {
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    alternative: string;
                                    caption?: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "gallery";
                                pictures: {
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    alternative: string;
                                    caption?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "table";
                                caption?: string;
                                head: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                                rows: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][][];
                            } | {
                                /** @enum {string} */
                                kind: "code";
                                language?: string;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "audio";
                                file: string;
                                title: string;
                                seconds: number;
                                chapters: {
                                    seconds: number;
                                    title: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "video";
                                episodeId: number;
                                title: string;
                            } | {
                                /** @enum {string} */
                                kind: "link";
                                href: string;
                                title: string;
                                text?: string;
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            })[];
                            translator: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            commentsClosedAt: string | null;
                            translations: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                slug: string;
                            }[];
                            original: ("ar" | "en" | "de" | "fr" | "gr") | null;
                            previous: {
                                slug: string;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                            } | null;
                            next: {
                                slug: string;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                            } | null;
                            related: {
                                id: number;
                                slug: string;
                                /** @enum {string} */
                                type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                                title: string;
                                excerpt: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                author: {
                                    slug: string;
                                    name: string;
                                };
                                categories: {
                                    slug: string;
                                    name: string;
                                }[];
                                tags: {
                                    slug: string;
                                    name: string;
                                }[];
                                /** Format: date-time */
                                publishedAt: string;
                                readingMinutes: number;
                                commentCount: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                quote: {
                                    text: string;
                                    by: string;
                                } | null;
                                link: {
                                    url: string;
                                    label: string;
                                } | null;
                                found?: {
                                    title: {
                                        from: number;
                                        to: number;
                                    }[];
                                    passage: {
                                        /** @enum {string} */
                                        language: "ar" | "en" | "de" | "fr" | "gr";
                                        text: string;
                                        marks: {
                                            from: number;
                                            to: number;
                                        }[];
                                    } | null;
                                };
                            }[];
                            about: {
                                programIds: number[];
                                productIds: number[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post-archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what posts are found, with how many each has */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            total: number;
                            categories: {
                                slug: string;
                                name: string;
                                count: number;
                            }[];
                            tags: {
                                slug: string;
                                name: string;
                                count: number;
                            }[];
                            authors: {
                                slug: string;
                                name: string;
                                count: number;
                                bio: string;
                            }[];
                            months: {
                                month: string;
                                count: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest posts that are published in one language, whole, for feeds */
        get: {
            parameters: {
                query?: {
                    category?: string;
                    tag?: string;
                    author?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string | null;
                            /** Format: date-time */
                            changedAt: string;
                            posts: {
                                id: number;
                                slug: string;
                                /** @enum {string} */
                                type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                                title: string;
                                excerpt: string;
                                author: {
                                    slug: string;
                                    name: string;
                                };
                                categories: {
                                    slug: string;
                                    name: string;
                                }[];
                                tags: {
                                    slug: string;
                                    name: string;
                                }[];
                                /** Format: date-time */
                                publishedAt: string;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                quote: {
                                    text: string;
                                    by: string;
                                } | null;
                                link: {
                                    url: string;
                                    label: string;
                                } | null;
                                found?: {
                                    title: {
                                        from: number;
                                        to: number;
                                    }[];
                                    passage: {
                                        /** @enum {string} */
                                        language: "ar" | "en" | "de" | "fr" | "gr";
                                        text: string;
                                        marks: {
                                            from: number;
                                            to: number;
                                        }[];
                                    } | null;
                                };
                                translator: string | null;
                                pictureAlternative: string;
                                blocks: ({
                                    /** @enum {string} */
                                    kind: "paragraph";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "heading";
                                    level: 2 | 3;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "list";
                                    isOrdered: boolean;
                                    items: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                } | {
                                    /** @enum {string} */
                                    kind: "quote";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                    by?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "pull-quote";
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "picture";
                                    picture: {
                                        picture: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    };
                                } | {
                                    /** @enum {string} */
                                    kind: "gallery";
                                    pictures: {
                                        picture: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "table";
                                    caption?: string;
                                    head: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                    rows: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][][];
                                } | {
                                    /** @enum {string} */
                                    kind: "code";
                                    language?: string;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "audio";
                                    file: string;
                                    title: string;
                                    seconds: number;
                                    chapters: {
                                        seconds: number;
                                        title: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "video";
                                    episodeId: number;
                                    title: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "link";
                                    href: string;
                                    title: string;
                                    text?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "divider";
                                })[];
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pricing plans */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {string} */
                                code: "free" | "basic" | "premium";
                                name: string;
                                description: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                features: string[];
                                isRecommended: boolean;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sections of the site map */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sections: {
                                /** @enum {string} */
                                name: "categories" | "programs" | "episodes" | "people" | "videos" | "tags" | "playlists" | "products" | "posts";
                                total: number;
                                updatedAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories in the site map */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                categoryId: number;
                                updatedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programs in the site map */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                programId: number;
                                updatedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Episodes in the site map */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                programId: number;
                                episodeId: number;
                                video?: {
                                    title: {
                                        [key: string]: string;
                                    };
                                    description: {
                                        [key: string]: string;
                                    };
                                    scene: string;
                                    manifestUrl: string;
                                    durationSeconds: number;
                                    /** Format: date-time */
                                    publishedAt: string;
                                } | null;
                                updatedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People in the site map */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                personId: number;
                                updatedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Videos in the site map */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                programId: number;
                                episodeId: number;
                                video?: {
                                    title: {
                                        [key: string]: string;
                                    };
                                    description: {
                                        [key: string]: string;
                                    };
                                    scene: string;
                                    manifestUrl: string;
                                    durationSeconds: number;
                                    /** Format: date-time */
                                    publishedAt: string;
                                } | null;
                                updatedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags in the site map */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                tag: string;
                                updatedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public playlists in the site map */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                playlistId: number;
                                updatedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products in the site map */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                slug: string;
                                updatedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts in the site map */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                translations: {
                                    /** @enum {string} */
                                    language: "ar" | "en" | "de" | "fr" | "gr";
                                    slug: string;
                                    /** Format: date-time */
                                    updatedAt?: string;
                                }[];
                                updatedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things/{kind}/{id}/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a program or product, comments on a post or episode
         * @description Pinned ones come first. 404: the thing is not there, or not listed.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    sort?: "newest" | "oldest" | "helpful" | "highest" | "lowest";
                    rating?: number;
                };
                header?: never;
                path: {
                    kind: "program" | "product" | "post" | "episode";
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "review" | "comment";
                                author: {
                                    name: string | null;
                                    /** @enum {string} */
                                    kind: "member" | "guest" | "former";
                                    isStaff: boolean;
                                    isThingsAuthor?: boolean;
                                } | null;
                                rating: number | null;
                                text: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                editedAt: string | null;
                                isPinned: boolean;
                                hasSpoilers?: boolean;
                                isVerified?: boolean;
                                photos?: {
                                    id: number;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                        alternative: string;
                                        focus: {
                                            x: number;
                                            y: number;
                                        };
                                    };
                                }[];
                                voteCount: number;
                                answers: {
                                    id: number;
                                    name: string | null;
                                } | null;
                                answerCount: number;
                                replies: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "review" | "comment";
                                    author: {
                                        name: string | null;
                                        /** @enum {string} */
                                        kind: "member" | "guest" | "former";
                                        isStaff: boolean;
                                        isThingsAuthor?: boolean;
                                    } | null;
                                    rating: number | null;
                                    text: string | null;
                                    /** Format: date-time */
                                    createdAt: string;
                                    editedAt: string | null;
                                    isPinned: boolean;
                                    hasSpoilers?: boolean;
                                    isVerified?: boolean;
                                    photos?: {
                                        id: number;
                                        picture: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                            alternative: string;
                                            focus: {
                                                x: number;
                                                y: number;
                                            };
                                        };
                                    }[];
                                    voteCount: number;
                                    answers: {
                                        id: number;
                                        name: string | null;
                                    } | null;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            summary: {
                                count: number;
                                average: number | null;
                                stars: number[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Write a review or a comment
         * @description Without a session `name` and `email` are wanted; the answer sets a cookie by which the guest is known again. What waits (`status`) only its author and moderators see. With an `Idempotency-Key` it may be sent again after a lost answer; without one the same words of the same person about the same thing are one contribution a day. 409 `already_reviewed`, `too_many_waiting`; 403 `contributions_blocked`; 404: the thing or the comment is not there.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    kind: "program" | "product" | "post" | "episode";
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rating?: number;
                        text: string;
                        /** @default null */
                        answers?: number | null;
                        name?: string;
                        email?: string;
                        /** @default false */
                        wantsReplies?: boolean;
                        hasSpoilers?: boolean;
                        /** @default  */
                        website?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "review" | "comment";
                            author: {
                                name: string | null;
                                /** @enum {string} */
                                kind: "member" | "guest" | "former";
                                isStaff: boolean;
                                isThingsAuthor?: boolean;
                            } | null;
                            rating: number | null;
                            text: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            editedAt: string | null;
                            isPinned: boolean;
                            hasSpoilers?: boolean;
                            isVerified?: boolean;
                            photos?: {
                                id: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                            voteCount: number;
                            answers: {
                                id: number;
                                name: string | null;
                            } | null;
                            thing: {
                                /** @enum {string} */
                                kind: "program" | "product" | "post" | "episode";
                                id: number;
                            };
                            threadId: number | null;
                            /** @enum {string} */
                            status: "waiting" | "published" | "hidden" | "deleted";
                            editableUntil: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/{contributionId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The answers of a thread, the oldest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    contributionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "review" | "comment";
                                author: {
                                    name: string | null;
                                    /** @enum {string} */
                                    kind: "member" | "guest" | "former";
                                    isStaff: boolean;
                                    isThingsAuthor?: boolean;
                                } | null;
                                rating: number | null;
                                text: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                editedAt: string | null;
                                isPinned: boolean;
                                hasSpoilers?: boolean;
                                isVerified?: boolean;
                                photos?: {
                                    id: number;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                        alternative: string;
                                        focus: {
                                            x: number;
                                            y: number;
                                        };
                                    };
                                }[];
                                voteCount: number;
                                answers: {
                                    id: number;
                                    name: string | null;
                                } | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{programId}/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often a program was viewed, and how many like it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            programId: number;
                            viewTotal: number;
                            likeTotal: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post-previews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A post as the holder of a preview link sees it
         * @description 404 where the link is forged or over, as where there is no post. Nothing keeps the answer.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            /** @enum {string} */
                            type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                            title: string;
                            excerpt: string;
                            /** @enum {string} */
                            contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                            author: {
                                slug: string;
                                name: string;
                                bio: string;
                            };
                            categories: {
                                slug: string;
                                name: string;
                            }[];
                            tags: {
                                slug: string;
                                name: string;
                            }[];
                            /** Format: date-time */
                            publishedAt: string;
                            readingMinutes: number;
                            commentCount: number;
                            picture: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            };
                            quote: {
                                text: string;
                                by: string;
                            } | null;
                            link: {
                                url: string;
                                label: string;
                            } | null;
                            found?: {
                                title: {
                                    from: number;
                                    to: number;
                                }[];
                                passage: {
                                    /** @enum {string} */
                                    language: "ar" | "en" | "de" | "fr" | "gr";
                                    text: string;
                                    marks: {
                                        from: number;
                                        to: number;
                                    }[];
                                } | null;
                            };
                            pictureAlternative: string;
                            shareUrl: string;
                            blocks: ({
                                /** @enum {string} */
                                kind: "paragraph";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "heading";
                                level: 2 | 3;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "list";
                                isOrdered: boolean;
                                items: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                            } | {
                                /** @enum {string} */
                                kind: "quote";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                                by?: string;
                            } | {
                                /** @enum {string} */
                                kind: "pull-quote";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "picture";
                                picture: {
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    alternative: string;
                                    caption?: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "gallery";
                                pictures: {
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    alternative: string;
                                    caption?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "table";
                                caption?: string;
                                head: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                                rows: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][][];
                            } | {
                                /** @enum {string} */
                                kind: "code";
                                language?: string;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "audio";
                                file: string;
                                title: string;
                                seconds: number;
                                chapters: {
                                    seconds: number;
                                    title: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "video";
                                episodeId: number;
                                title: string;
                            } | {
                                /** @enum {string} */
                                kind: "link";
                                href: string;
                                title: string;
                                text?: string;
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            })[];
                            translator: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            commentsClosedAt: string | null;
                            translations: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                slug: string;
                            }[];
                            original: ("ar" | "en" | "de" | "fr" | "gr") | null;
                            previous: {
                                slug: string;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                            } | null;
                            next: {
                                slug: string;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                            } | null;
                            related: {
                                id: number;
                                slug: string;
                                /** @enum {string} */
                                type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                                title: string;
                                excerpt: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                author: {
                                    slug: string;
                                    name: string;
                                };
                                categories: {
                                    slug: string;
                                    name: string;
                                }[];
                                tags: {
                                    slug: string;
                                    name: string;
                                }[];
                                /** Format: date-time */
                                publishedAt: string;
                                readingMinutes: number;
                                commentCount: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                quote: {
                                    text: string;
                                    by: string;
                                } | null;
                                link: {
                                    url: string;
                                    label: string;
                                } | null;
                                found?: {
                                    title: {
                                        from: number;
                                        to: number;
                                    }[];
                                    passage: {
                                        /** @enum {string} */
                                        language: "ar" | "en" | "de" | "fr" | "gr";
                                        text: string;
                                        marks: {
                                            from: number;
                                            to: number;
                                        }[];
                                    } | null;
                                };
                            }[];
                            about: {
                                programIds: number[];
                                productIds: number[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the owner of the site
         * @description With an `Idempotency-Key` the same message may be sent again after a lost answer: it is stored once. `website` must stay empty.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        subject: string;
                        message: string;
                        /** @default  */
                        website?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reference: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the newsletter
         * @description Always the same answer: only the owner of the address learns, by mail, whether it is subscribed. `website` must stay empty.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /** @default  */
                        website?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "check_mail";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a subscription with the token of a mail
         * @description 404 `link_unknown`; 410 `link_expired`: after 48 hours, after another link has confirmed, after the subscription was ended.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "confirmed";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a subscription with the token of a mail
         * @description 404 `link_unknown`; 410 `link_expired`: after two years. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "removed";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reply-mails/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for mails about answers with the token of a mail
         * @description 404 `link_unknown`; 410 `link_expired`: after two days. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "confirmed";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reply-mails/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop mails about answers, or about comments on one’s posts, with the token of a mail
         * @description 404 `link_unknown`; 410 `link_expired`: after two years. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "removed";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what has become of an order
         * @description Always the same answer: only who reads the mails of the order’s address learns whether there is one.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        number: string;
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "check_mail";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-tracking/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has become of an order, by the token of a mail
         * @description 404 `link_unknown`; 410 `link_expired`: after 24 hours, in mails about the order itself after 30 days.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            /** Format: date-time */
                            placedAt: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a watch party
         * @description Its id is its link: those who have it come in at `/parties/{id}/live`. The first one steers the film.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        episodeId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description 202 also where the address is registered: only its owner learns of that, by mail. 409 `username_taken`. `website` must stay empty.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        username: string;
                        firstName: string;
                        lastName: string;
                        phone?: string;
                        email: string;
                        zip?: string;
                        password: string;
                        /** @enum {boolean} */
                        acceptsTerms: true;
                        next?: string;
                        /** @default  */
                        website?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "check_mail";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address with the token of a mail
         * @description Of a registration or of a change, with the account’s password: the one who reads the mail need not be the one who asked for it. 400 `wrong_password`, which does not use the token up; 404 `link_unknown`; 410 `link_expired`: after 24 hours; 429 with `Retry-After`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "verified";
                            email: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by e-mail address or username
         * @description 401 `wrong_credentials`; 403 `email_not_verified`, `member_blocked`; 429 with `Retry-After`. The session is in the cookie alone. Where the account has a second step there is none yet: `secondStep.token` goes to `/auth/sign-in/code` with the code.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        identifier: string;
                        password: string;
                        /** @default true */
                        isRemembered?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: {
                                id: string;
                                name: string;
                                username: string;
                                /** @enum {string} */
                                role: "member" | "subscriber" | "author" | "editor" | "moderator" | "admin";
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                hasPaidMonth?: boolean;
                                needsSecondStep?: boolean;
                                /** @enum {string} */
                                secondStep?: "code" | "passkey";
                                profile?: {
                                    name: string;
                                    isForChildren: boolean;
                                };
                            };
                        } | {
                            secondStep: {
                                token: string;
                                hasApp: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/request-sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail with a link that signs in
         * @description For members who are kept waiting because others try passwords. The same answer for every address and username.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        identifier: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "check_mail";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in-by-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the token of a mail
         * @description Works once and for an hour, and not after a change of the password. 404 `link_unknown`; 410 `link_expired`; 403 `member_blocked`. The session is in the cookie alone, and is not elevated. Where the account has a second step there is none yet, as at `/auth/sign-in`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /** @default true */
                        isRemembered?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: {
                                id: string;
                                name: string;
                                username: string;
                                /** @enum {string} */
                                role: "member" | "subscriber" | "author" | "editor" | "moderator" | "admin";
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                hasPaidMonth?: boolean;
                                needsSecondStep?: boolean;
                                /** @enum {string} */
                                secondStep?: "code" | "passkey";
                                profile?: {
                                    name: string;
                                    isForChildren: boolean;
                                };
                            };
                        } | {
                            secondStep: {
                                token: string;
                                hasApp: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in with a code of the authenticator app, or a recovery code
         * @description 400 `wrong_code`: another one, or used before; 410 `sign_in_expired`: after ten minutes, or since the password is another one; 403 `member_blocked`; 429 with `Retry-After`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: {
                                id: string;
                                name: string;
                                username: string;
                                /** @enum {string} */
                                role: "member" | "subscriber" | "author" | "editor" | "moderator" | "admin";
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                hasPaidMonth?: boolean;
                                needsSecondStep?: boolean;
                                /** @enum {string} */
                                secondStep?: "code" | "passkey";
                                profile?: {
                                    name: string;
                                    isForChildren: boolean;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: {
                                id: string;
                                name: string;
                                username: string;
                                /** @enum {string} */
                                role: "member" | "subscriber" | "author" | "editor" | "moderator" | "admin";
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                hasPaidMonth?: boolean;
                                needsSecondStep?: boolean;
                                /** @enum {string} */
                                secondStep?: "code" | "passkey";
                                profile?: {
                                    name: string;
                                    isForChildren: boolean;
                                };
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out here, or everywhere */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        everywhere: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "signed_out";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the mail with the link once more */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        next?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "check_mail";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail to choose a new password
         * @description The same answer for every address.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        next?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "check_mail";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the token of a mail
         * @description Signs out everywhere. 404 `link_unknown`: used, too old, never sent.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "password_changed";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/elevate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the password once more, before something dangerous
         * @description 400 `wrong_password`; and `wrong_code`, where the account has a second step and the code is missing or not right. Holds for ten minutes. The session gets a new token; the one before is dead. With a passkey: `/auth/elevate/passkey`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        code?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            elevatedUntil: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser asks a passkey of this site to sign
         * @description For `PublicKeyCredential.parseRequestOptionsFromJSON`, within five minutes. 429 with `Retry-After`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description 400 `passkey_refused`; 403 `member_blocked`. The session is in the cookie alone.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isRemembered: boolean;
                        credential: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: {
                                id: string;
                                name: string;
                                username: string;
                                /** @enum {string} */
                                role: "member" | "subscriber" | "author" | "editor" | "moderator" | "admin";
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                hasPaidMonth?: boolean;
                                needsSecondStep?: boolean;
                                /** @enum {string} */
                                secondStep?: "code" | "passkey";
                                profile?: {
                                    name: string;
                                    isForChildren: boolean;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/elevate/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a passkey once more, before something dangerous
         * @description In place of the password at `/auth/elevate`. 400 `passkey_refused`: also one of somebody else.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        credential: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            elevatedUntil: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser makes a passkey with
         * @description For `PublicKeyCredential.parseCreationOptionsFromJSON`, within five minutes. 409 `too_many_passkeys`. 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey: both steps of a sign-in
         * @description Signs all other devices out and gives this one a new session. Answers with recovery codes, where there are none yet. 400 `passkey_refused`; 409 `too_many_passkeys`. 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        credential: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            response: {
                                clientDataJSON: string;
                                attestationObject: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Name a passkey */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    passkeyId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** Format: date-time */
                            addedAt: string;
                            lastUsedAt: string | null;
                        };
                    };
                };
            };
        };
        post?: never;
        /**
         * Remove a passkey
         * @description After the last one, without an app, the password alone signs in. 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    passkeyId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "removed";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who watches in the account */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                name: string;
                                picture: ("moon" | "star" | "cat" | "boat" | "palm" | "lantern") | null;
                                maturityLimit: ("7" | "12" | "all") | null;
                            }[];
                            current: number;
                            isLocked: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Add a profile
         * @description 409 `too_many_profiles`. A `maturityLimit` makes it a children’s profile, and wants a `pin`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        picture: "moon" | "star" | "cat" | "boat" | "palm" | "lantern";
                        maturityLimit: ("7" | "12" | "all") | null;
                        pin?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            picture: ("moon" | "star" | "cat" | "boat" | "palm" | "lantern") | null;
                            maturityLimit: ("7" | "12" | "all") | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profiles/{profileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a profile */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    profileId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        picture: "moon" | "star" | "cat" | "boat" | "palm" | "lantern";
                        maturityLimit: ("7" | "12" | "all") | null;
                        pin?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            picture: ("moon" | "star" | "cat" | "boat" | "palm" | "lantern") | null;
                            maturityLimit: ("7" | "12" | "all") | null;
                        };
                    };
                };
            };
        };
        post?: never;
        /**
         * Delete a profile with its progress, watchlist, likes and history
         * @description A children’s profile is signed out wherever it watches.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    profileId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            status: "deleted";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who watches from now on, in this session
         * @description A children’s profile is left with its PIN or the password of the member: 403 `profile_locked` without, 400 `wrong_pin`, `wrong_password`, and 429 after several.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: number;
                        pin?: string;
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                name: string;
                                picture: ("moon" | "star" | "cat" | "boat" | "palm" | "lantern") | null;
                                maturityLimit: ("7" | "12" | "all") | null;
                            }[];
                            current: number;
                            isLocked: boolean;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The second step of the member’s sign-in
         * @description Of an app that is being set up the secret is there within ten minutes of the password.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isRequired: boolean;
                            appSince: string | null;
                            setUp: {
                                secret: string;
                                url: string;
                                qr: {
                                    size: number;
                                    path: string;
                                };
                            } | null;
                            recoveryCodesLeft: number;
                            passkeys: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** Format: date-time */
                                addedAt: string;
                                lastUsedAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-step/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description One that counts already does so until the new one is confirmed. 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isRequired: boolean;
                            appSince: string | null;
                            setUp: {
                                secret: string;
                                url: string;
                                qr: {
                                    size: number;
                                    path: string;
                                };
                            } | null;
                            recoveryCodesLeft: number;
                            passkeys: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** Format: date-time */
                                addedAt: string;
                                lastUsedAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        /**
         * Remove the app and the recovery codes: sign-in asks for the password alone
         * @description 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "removed";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-step/app/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the app with a code of it: sign-in asks for one from now on
         * @description Signs all other devices out and gives this one a new session. Answers with recovery codes, where there are none yet: they are not shown again. 400 `wrong_code`. 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes in place of all others
         * @description 404: there is no second step that they could stand in for. 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The details of the member */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            username: string;
                            firstName: string;
                            lastName: string;
                            phone: string;
                            zip: string;
                            email: string;
                            /** Format: date-time */
                            memberSince: string;
                            picture: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                                alternative: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Ends all sessions. Orders and paid requests stay, without the name. 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "deleted";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change names, telephone and postal code
         * @description 400 `phone_invalid`. Telephone and postal code may be empty.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        firstName: string;
                        lastName: string;
                        phone: string;
                        zip: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            username: string;
                            firstName: string;
                            lastName: string;
                            phone: string;
                            zip: string;
                            email: string;
                            /** Format: date-time */
                            memberSince: string;
                            picture: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                                alternative: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show an uploaded picture of oneself
         * @description The picture of `POST /media?use=avatar` that is named. The one before it is removed. 404 where it is none of theirs.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        mediaId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            username: string;
                            firstName: string;
                            lastName: string;
                            phone: string;
                            zip: string;
                            email: string;
                            /** Format: date-time */
                            memberSince: string;
                            picture: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                                alternative: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Remove one’s own picture */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            username: string;
                            firstName: string;
                            lastName: string;
                            phone: string;
                            zip: string;
                            email: string;
                            /** Format: date-time */
                            memberSince: string;
                            picture: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                                alternative: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Signs all other devices out and gives this one a new session. 400 `wrong_password`, `password_too_common`; 429 after some wrong ones.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "password_changed";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another e-mail address
         * @description Changes when the token of the mail to the new address comes to `/auth/verify-email`, within 24 hours. The same answer for every address. 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "check_mail";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the member is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                isCurrent: boolean;
                                browser: string | null;
                                system: string | null;
                                network: string | null;
                                /** Format: date-time */
                                signedInAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Sign all other devices out
         * @description 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "signed_out";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign one device out
         * @description This one too, and without the password. 404: it is none of the member’s, or is signed out already. 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    deviceId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "signed_out";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept of the member, as a file
         * @description 403 `elevation_required`: give the password first, at `/auth/elevate`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            exportedAt: string;
                            member: {
                                name: string;
                                username: string;
                                firstName: string;
                                lastName: string;
                                phone: string;
                                zip: string;
                                email: string;
                                /** Format: date-time */
                                memberSince: string;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                } | null;
                                id: string;
                                role: string;
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                /** Format: date-time */
                                termsAcceptedAt: string;
                            };
                            passkeys: {
                                name: string;
                                /** Format: date-time */
                                addedAt: string;
                                lastUsedAt: string | null;
                            }[];
                            devices: {
                                /** Format: date-time */
                                signedInAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                                address: string | null;
                                userAgent: string | null;
                            }[];
                            billingAddress: {
                                [key: string]: string;
                            } | null;
                            orders: {
                                number: string;
                                status: string;
                                total: number;
                                currency: string;
                                paymentMethod: string;
                                notes: string;
                                /** Format: date-time */
                                placedAt: string;
                                email: string;
                                billing: {
                                    [key: string]: string;
                                } | null;
                                shipping: {
                                    [key: string]: string;
                                } | null;
                                shippingName: string;
                                subtotal: number;
                                discount: number;
                                shippingAmount: number;
                                tax: number;
                                couponCode: string | null;
                                paidAt: string | null;
                                shippedAt: string | null;
                                carrier: string | null;
                                parcelNumber: string | null;
                            }[];
                            orderLines: {
                                order: string;
                                sku: string;
                                name: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: number;
                                discount: number;
                                total: number;
                                tax: number;
                            }[];
                            downloads: {
                                order: string;
                                name: string;
                                timesLeft: number | null;
                                expiresAt: string | null;
                            }[];
                            subscriptionRequests: {
                                reference: string;
                                plan: string;
                                paymentMethod: string;
                                status: string;
                                price: number;
                                currency: string;
                                /** Format: date-time */
                                requestedAt: string;
                                decidedAt: string | null;
                                paidFrom: string | null;
                                paidUntil: string | null;
                            }[];
                            posts: {
                                post: number;
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                slug: string;
                                state: string;
                                title: string;
                                excerpt: string;
                                blocks: ({
                                    /** @enum {string} */
                                    kind: "paragraph";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "heading";
                                    level: 2 | 3;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "list";
                                    isOrdered: boolean;
                                    items: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                } | {
                                    /** @enum {string} */
                                    kind: "quote";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                    by?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "pull-quote";
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "picture";
                                    picture: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    };
                                } | {
                                    /** @enum {string} */
                                    kind: "gallery";
                                    pictures: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "table";
                                    caption?: string;
                                    head: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                    rows: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][][];
                                } | {
                                    /** @enum {string} */
                                    kind: "code";
                                    language?: string;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "audio";
                                    file: string;
                                    title: string;
                                    seconds: number;
                                    chapters: {
                                        seconds: number;
                                        title: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "video";
                                    episodeId: number;
                                    title: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "link";
                                    href: string;
                                    title: string;
                                    text?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "divider";
                                })[];
                                publishedAt: string | null;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            playlists: {
                                id: number;
                                name: string;
                                description: string;
                                privacy: string;
                                labels: string[];
                                viewTotal: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            playlistItems: {
                                playlistId: number;
                                programId: number;
                                episodeId: number | null;
                                position: number;
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                            profiles: {
                                id: number;
                                name: string;
                                picture: string;
                                maturityLimit: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            likes: {
                                profileId: number | null;
                                programId: number;
                                /** Format: date-time */
                                likedAt: string;
                            }[];
                            watchlist: {
                                profileId: number | null;
                                programId: number;
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                            watchProgress: {
                                profileId: number | null;
                                episodeId: number;
                                seconds: number;
                                /** Format: date-time */
                                watchedAt: string;
                            }[];
                            pictures: {
                                use: string;
                                files: string[];
                                alternative: string;
                                /** Format: date-time */
                                uploadedAt: string;
                            }[];
                            newsletter: {
                                email: string | null;
                                status: string;
                                language: string;
                                /** Format: date-time */
                                askedAt: string;
                                confirmedAt: string | null;
                                bouncedAt: string | null;
                            }[];
                            newsletterIssues: {
                                month: string;
                                language: string;
                                state: string;
                            }[];
                            contactMessages: {
                                reference: string;
                                name: string;
                                email: string;
                                subject: string;
                                message: string;
                                /** Format: date-time */
                                sentAt: string;
                            }[];
                            contributions: {
                                kind: string;
                                thingKind: string;
                                thingId: number;
                                rating: number | null;
                                text: string;
                                photos: string[];
                                status: string;
                                /** Format: date-time */
                                createdAt: string;
                                editedAt: string | null;
                            }[];
                            contributionVotes: {
                                contributionId: number;
                                /** Format: date-time */
                                votedAt: string;
                            }[];
                            contributionReports: {
                                contributionId: number;
                                reason: string;
                                note: string;
                                /** Format: date-time */
                                reportedAt: string;
                            }[];
                            wishlist: {
                                product: string;
                                /** Format: date-time */
                                addedAt: string;
                                isShared: boolean;
                            }[];
                            stockAlerts: {
                                email: string;
                                sku: string;
                                language: string;
                                /** Format: date-time */
                                askedAt: string;
                                confirmedAt: string | null;
                                sentAt: string | null;
                            }[];
                            cart: {
                                product: string;
                                sku: string;
                                color: string;
                                size: string;
                                quantity: number;
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                name: string;
                                username: string;
                                email: string;
                                /** @enum {string} */
                                role: "member" | "author" | "editor" | "moderator" | "admin";
                                isSubscriber: boolean;
                                isEmailVerified: boolean;
                                blockedAt: string | null;
                                /** Format: date-time */
                                memberSince: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{memberId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a member an admin, or an admin a member */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    memberId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        role: "member" | "author" | "editor" | "moderator" | "admin";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            username: string;
                            email: string;
                            /** @enum {string} */
                            role: "member" | "author" | "editor" | "moderator" | "admin";
                            isSubscriber: boolean;
                            isEmailVerified: boolean;
                            blockedAt: string | null;
                            /** Format: date-time */
                            memberSince: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{memberId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Shut a member out on every device, or let them in again */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    memberId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isBlocked: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            username: string;
                            email: string;
                            /** @enum {string} */
                            role: "member" | "author" | "editor" | "moderator" | "admin";
                            isSubscriber: boolean;
                            isEmailVerified: boolean;
                            blockedAt: string | null;
                            /** Format: date-time */
                            memberSince: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{memberId}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a member out on every device
         * @description Nothing else changes: anyone who knows the password can sign in again.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    memberId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            username: string;
                            email: string;
                            /** @enum {string} */
                            role: "member" | "author" | "editor" | "moderator" | "admin";
                            isSubscriber: boolean;
                            isEmailVerified: boolean;
                            blockedAt: string | null;
                            /** Format: date-time */
                            memberSince: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscription-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests for plans, the newest first
         * @description `q` is a reference, or parts of the member’s names or e-mail address.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    status?: "requested" | "upcoming" | "running" | "ended" | "cancelled" | "rejected";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                reference: string;
                                /** @enum {string} */
                                plan: "basic" | "premium";
                                /** @enum {string} */
                                paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                /** @enum {string} */
                                state: "requested" | "upcoming" | "running" | "ended" | "cancelled" | "rejected";
                                /** Format: date-time */
                                requestedAt: string;
                                decidedAt: string | null;
                                paidFrom: string | null;
                                paidUntil: string | null;
                                member: {
                                    id: string;
                                    name: string;
                                    username: string;
                                    email: string;
                                } | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscription-requests/{reference}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a request as paid: its month begins
         * @description 409 `request_decided`: it was cancelled or rejected; 409 `member_gone`. Once more has the same answer and buys no second month.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        paidOn?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reference: string;
                            /** @enum {string} */
                            plan: "basic" | "premium";
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            price: {
                                amount: number;
                                currency: string;
                            };
                            /** @enum {string} */
                            state: "requested" | "upcoming" | "running" | "ended" | "cancelled" | "rejected";
                            /** Format: date-time */
                            requestedAt: string;
                            decidedAt: string | null;
                            paidFrom: string | null;
                            paidUntil: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscription-requests/{reference}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a request
         * @description 409 `request_decided`: it was paid or cancelled. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reference: string;
                            /** @enum {string} */
                            plan: "basic" | "premium";
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            price: {
                                amount: number;
                                currency: string;
                            };
                            /** @enum {string} */
                            state: "requested" | "upcoming" | "running" | "ended" | "cancelled" | "rejected";
                            /** Format: date-time */
                            requestedAt: string;
                            decidedAt: string | null;
                            paidFrom: string | null;
                            paidUntil: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors wrote, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    status?: "new" | "answered";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                reference: string;
                                /** @enum {string} */
                                status: "new" | "answered";
                                name: string;
                                email: string;
                                subject: string;
                                message: string;
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact-messages/{reference}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say whether a message was answered */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "new" | "answered";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reference: string;
                            /** @enum {string} */
                            status: "new" | "answered";
                            name: string;
                            email: string;
                            subject: string;
                            message: string;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What admins did, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                adminName: string;
                                /** @enum {string} */
                                action: "create-admin" | "change-role" | "block-member" | "unblock-member" | "sign-out-member" | "remove-second-step" | "mark-paid" | "reject-request" | "answer-message" | "reopen-message" | "publish-contribution" | "hide-contribution" | "pin-contribution" | "unpin-contribution" | "veil-contribution" | "unveil-contribution" | "dismiss-reports" | "block-author" | "unblock-author" | "pay-order" | "ship-order" | "complete-order" | "cancel-order" | "fail-order" | "refund-order" | "note-order" | "resend-order-mail" | "export-orders" | "change-stock" | "export-stock" | "create-coupon" | "change-coupon" | "end-coupon" | "create-product" | "change-product" | "change-variants" | "change-product-pictures" | "create-shipping-zone" | "change-shipping-zone" | "remove-shipping-zone" | "create-shipping-method" | "change-shipping-method" | "remove-shipping-method" | "send-letter" | "stop-letter" | "resume-letter" | "note-bounces";
                                target: string;
                                details: {
                                    [key: string]: string;
                                };
                                /** Format: date-time */
                                at: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people wrote, with its reports: the oldest of what waits first, of all others the newest */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    status?: "waiting" | "published" | "hidden";
                    kind?: "review" | "comment";
                    thing?: "program" | "product" | "post" | "episode";
                    reported?: "true" | "false";
                    author?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "review" | "comment";
                                rating: number | null;
                                text: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                editedAt: string | null;
                                isPinned: boolean;
                                hasSpoilers?: boolean;
                                isVerified?: boolean;
                                photos?: {
                                    id: number;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                        alternative: string;
                                        focus: {
                                            x: number;
                                            y: number;
                                        };
                                    };
                                }[];
                                voteCount: number;
                                answers: {
                                    id: number;
                                    name: string | null;
                                } | null;
                                thing: {
                                    /** @enum {string} */
                                    kind: "program" | "product" | "post" | "episode";
                                    id: number;
                                };
                                threadId: number | null;
                                /** @enum {string} */
                                status: "waiting" | "published" | "hidden" | "deleted";
                                thingTitle: string;
                                programId: number | null;
                                slug?: string;
                                author: {
                                    name: string | null;
                                    /** @enum {string} */
                                    kind: "member" | "guest" | "former";
                                    isStaff: boolean;
                                    isThingsAuthor?: boolean;
                                    id: number;
                                    username: string | null;
                                    isBlocked: boolean;
                                    publishedCount: number;
                                    hiddenCount: number;
                                };
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                waitReason: ("first" | "words" | "links" | "edited" | "blocked") | null;
                                heldWords: string[];
                                reports: {
                                    /** @enum {string} */
                                    reason: "spam" | "abuse" | "spoiler" | "off-topic" | "other";
                                    note: string;
                                    /** Format: date-time */
                                    createdAt: string;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            isMore: boolean;
                            counts: {
                                waiting: number;
                                reported: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contributions/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish, hide, pin or leave as they are; block and unblock their authors
         * @description Each is decided by itself: `refused` with its code (`not_found`, `not_possible`, `already_reviewed`, `author_is_admin`; `not_allowed`: editors publish and hide comments on posts) does not hold the others up. Once more has the same effect.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "publish" | "hide" | "pin" | "unpin" | "veil" | "unveil" | "dismiss" | "block" | "unblock";
                        ids: number[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: {
                                id: number;
                                /** @enum {string} */
                                outcome: "done" | "unchanged" | "refused";
                                code?: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contribution-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may not write any more, the latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                name: string | null;
                                /** @enum {string} */
                                kind: "member" | "guest" | "former";
                                isStaff: boolean;
                                isThingsAuthor?: boolean;
                                id: number;
                                username: string | null;
                                isBlocked: boolean;
                                publishedCount: number;
                                hiddenCount: number;
                                /** Format: date-time */
                                blockedAt: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contribution-authors/{authorId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Shut an author out of writing, or let them in again
         * @description 403 `author_is_admin`: an admin is not shut out.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    authorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isBlocked: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            isBlocked: boolean;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contribution-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moderators did, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                adminName: string;
                                /** @enum {string} */
                                action: "create-admin" | "change-role" | "block-member" | "unblock-member" | "sign-out-member" | "remove-second-step" | "mark-paid" | "reject-request" | "answer-message" | "reopen-message" | "publish-contribution" | "hide-contribution" | "pin-contribution" | "unpin-contribution" | "veil-contribution" | "unveil-contribution" | "dismiss-reports" | "block-author" | "unblock-author" | "pay-order" | "ship-order" | "complete-order" | "cancel-order" | "fail-order" | "refund-order" | "note-order" | "resend-order-mail" | "export-orders" | "change-stock" | "export-stock" | "create-coupon" | "change-coupon" | "end-coupon" | "create-product" | "change-product" | "change-variants" | "change-product-pictures" | "create-shipping-zone" | "change-shipping-zone" | "remove-shipping-zone" | "create-shipping-method" | "change-shipping-method" | "remove-shipping-method" | "send-letter" | "stop-letter" | "resume-letter" | "note-bounces";
                                target: string;
                                details: {
                                    [key: string]: string;
                                };
                                /** Format: date-time */
                                at: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/billing-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Billing address of who asks */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                        };
                    };
                };
            };
        };
        /** Keep a billing address */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        firstName: string;
                        lastName: string;
                        /** @default  */
                        company?: string;
                        country: string;
                        street: string;
                        /** @default  */
                        apartment?: string;
                        city: string;
                        /** @default  */
                        state?: string;
                        /** @default  */
                        postalCode?: string;
                        phone: string;
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Forget the billing address */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts in all states, what was changed last first
         * @description Authors see their own. `q` is parts of a title in any language.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    state?: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                    language?: "ar" | "en" | "de" | "fr" | "gr";
                    missing?: "ar" | "en" | "de" | "fr" | "gr";
                    author?: string;
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                                author: {
                                    slug: string;
                                    name: string;
                                    id: number;
                                };
                                titles: {
                                    ar?: string;
                                    en?: string;
                                    de?: string;
                                    fr?: string;
                                    gr?: string;
                                };
                                states: {
                                    /** @enum {string} */
                                    ar?: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                    /** @enum {string} */
                                    en?: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                    /** @enum {string} */
                                    de?: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                    /** @enum {string} */
                                    fr?: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                    /** @enum {string} */
                                    gr?: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                };
                                missing: ("ar" | "en" | "de" | "fr" | "gr")[];
                                publishedAt: string | null;
                                /** Format: date-time */
                                updatedAt: string;
                                mayEdit: boolean;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Begin a post, as a draft in one language */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        language: "ar" | "en" | "de" | "fr" | "gr";
                        title: string;
                        /** @enum {string} */
                        type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                            author: {
                                slug: string;
                                name: string;
                                id: number;
                            };
                            categoryIds: number[];
                            tagIds: number[];
                            programIds: number[];
                            productIds: number[];
                            picture: {
                                source: ({
                                    /** @enum {string} */
                                    art: "poster" | "scene" | "portrait" | "product" | "post";
                                    name: string;
                                } | {
                                    mediaId: number;
                                }) | null;
                                shown: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            };
                            isListed: boolean;
                            commentsCloseAfterDays: number | null;
                            publishedAt: string | null;
                            mayEdit: boolean;
                            mayPublish: boolean;
                            mayDelete: boolean;
                            settingsRevision: number;
                            translations: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                slug: string;
                                /** @enum {string} */
                                state: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                title: string;
                                excerpt: string;
                                blocks: ({
                                    /** @enum {string} */
                                    kind: "paragraph";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "heading";
                                    level: 2 | 3;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "list";
                                    isOrdered: boolean;
                                    items: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                } | {
                                    /** @enum {string} */
                                    kind: "quote";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                    by?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "pull-quote";
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "picture";
                                    picture: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    };
                                } | {
                                    /** @enum {string} */
                                    kind: "gallery";
                                    pictures: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "table";
                                    caption?: string;
                                    head: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                    rows: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][][];
                                } | {
                                    /** @enum {string} */
                                    kind: "code";
                                    language?: string;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "audio";
                                    file: string;
                                    title: string;
                                    seconds: number;
                                    chapters: {
                                        seconds: number;
                                        title: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "video";
                                    episodeId: number;
                                    title: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "link";
                                    href: string;
                                    title: string;
                                    text?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "divider";
                                })[];
                                pictures: {
                                    [key: string]: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                quote: {
                                    text: string;
                                    by: string;
                                } | null;
                                link: {
                                    url: string;
                                    label: string;
                                } | null;
                                translator: string | null;
                                pictureAlternative: string;
                                publishedAt: string | null;
                                /** Format: date-time */
                                updatedAt: string;
                                revision: number;
                                mayWrite: boolean;
                                transitions: ("draft" | "in-review" | "scheduled" | "published" | "withdrawn")[];
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                            author: {
                                slug: string;
                                name: string;
                                id: number;
                            };
                            categoryIds: number[];
                            tagIds: number[];
                            programIds: number[];
                            productIds: number[];
                            picture: {
                                source: ({
                                    /** @enum {string} */
                                    art: "poster" | "scene" | "portrait" | "product" | "post";
                                    name: string;
                                } | {
                                    mediaId: number;
                                }) | null;
                                shown: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            };
                            isListed: boolean;
                            commentsCloseAfterDays: number | null;
                            publishedAt: string | null;
                            mayEdit: boolean;
                            mayPublish: boolean;
                            mayDelete: boolean;
                            settingsRevision: number;
                            translations: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                slug: string;
                                /** @enum {string} */
                                state: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                title: string;
                                excerpt: string;
                                blocks: ({
                                    /** @enum {string} */
                                    kind: "paragraph";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "heading";
                                    level: 2 | 3;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "list";
                                    isOrdered: boolean;
                                    items: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                } | {
                                    /** @enum {string} */
                                    kind: "quote";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                    by?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "pull-quote";
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "picture";
                                    picture: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    };
                                } | {
                                    /** @enum {string} */
                                    kind: "gallery";
                                    pictures: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "table";
                                    caption?: string;
                                    head: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                    rows: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][][];
                                } | {
                                    /** @enum {string} */
                                    kind: "code";
                                    language?: string;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "audio";
                                    file: string;
                                    title: string;
                                    seconds: number;
                                    chapters: {
                                        seconds: number;
                                        title: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "video";
                                    episodeId: number;
                                    title: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "link";
                                    href: string;
                                    title: string;
                                    text?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "divider";
                                })[];
                                pictures: {
                                    [key: string]: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                quote: {
                                    text: string;
                                    by: string;
                                } | null;
                                link: {
                                    url: string;
                                    label: string;
                                } | null;
                                translator: string | null;
                                pictureAlternative: string;
                                publishedAt: string | null;
                                /** Format: date-time */
                                updatedAt: string;
                                revision: number;
                                mayWrite: boolean;
                                transitions: ("draft" | "in-review" | "scheduled" | "published" | "withdrawn")[];
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Under what posts can be filed, and whose they can be */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            categories: {
                                id: number;
                                slug: string;
                                name: string;
                            }[];
                            tags: {
                                id: number;
                                slug: string;
                                name: string;
                            }[];
                            authors: {
                                id: number;
                                slug: string;
                                name: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post with everything that can be changed of it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                            author: {
                                slug: string;
                                name: string;
                                id: number;
                            };
                            categoryIds: number[];
                            tagIds: number[];
                            programIds: number[];
                            productIds: number[];
                            picture: {
                                source: ({
                                    /** @enum {string} */
                                    art: "poster" | "scene" | "portrait" | "product" | "post";
                                    name: string;
                                } | {
                                    mediaId: number;
                                }) | null;
                                shown: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            };
                            isListed: boolean;
                            commentsCloseAfterDays: number | null;
                            publishedAt: string | null;
                            mayEdit: boolean;
                            mayPublish: boolean;
                            mayDelete: boolean;
                            settingsRevision: number;
                            translations: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                slug: string;
                                /** @enum {string} */
                                state: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                title: string;
                                excerpt: string;
                                blocks: ({
                                    /** @enum {string} */
                                    kind: "paragraph";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "heading";
                                    level: 2 | 3;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "list";
                                    isOrdered: boolean;
                                    items: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                } | {
                                    /** @enum {string} */
                                    kind: "quote";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                    by?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "pull-quote";
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "picture";
                                    picture: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    };
                                } | {
                                    /** @enum {string} */
                                    kind: "gallery";
                                    pictures: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "table";
                                    caption?: string;
                                    head: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                    rows: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][][];
                                } | {
                                    /** @enum {string} */
                                    kind: "code";
                                    language?: string;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "audio";
                                    file: string;
                                    title: string;
                                    seconds: number;
                                    chapters: {
                                        seconds: number;
                                        title: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "video";
                                    episodeId: number;
                                    title: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "link";
                                    href: string;
                                    title: string;
                                    text?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "divider";
                                })[];
                                pictures: {
                                    [key: string]: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                quote: {
                                    text: string;
                                    by: string;
                                } | null;
                                link: {
                                    url: string;
                                    label: string;
                                } | null;
                                translator: string | null;
                                pictureAlternative: string;
                                publishedAt: string | null;
                                /** Format: date-time */
                                updatedAt: string;
                                revision: number;
                                mayWrite: boolean;
                                transitions: ("draft" | "in-review" | "scheduled" | "published" | "withdrawn")[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Remove a draft that never was published */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Change what is the same of a post in every language
         * @description Author, categories, listing and comments are the editors’ to change.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        /** @enum {string} */
                        type?: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                        tagIds?: number[];
                        programIds?: number[];
                        productIds?: number[];
                        picture?: ({
                            /** @enum {string} */
                            art: "poster" | "scene" | "portrait" | "product" | "post";
                            name: string;
                        } | {
                            mediaId: number;
                        }) | null;
                        authorId?: number;
                        categoryIds?: number[];
                        isListed?: boolean;
                        commentsCloseAfterDays?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            type: "standard" | "audio" | "video" | "link" | "quote" | "gallery";
                            author: {
                                slug: string;
                                name: string;
                                id: number;
                            };
                            categoryIds: number[];
                            tagIds: number[];
                            programIds: number[];
                            productIds: number[];
                            picture: {
                                source: ({
                                    /** @enum {string} */
                                    art: "poster" | "scene" | "portrait" | "product" | "post";
                                    name: string;
                                } | {
                                    mediaId: number;
                                }) | null;
                                shown: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            };
                            isListed: boolean;
                            commentsCloseAfterDays: number | null;
                            publishedAt: string | null;
                            mayEdit: boolean;
                            mayPublish: boolean;
                            mayDelete: boolean;
                            settingsRevision: number;
                            translations: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                slug: string;
                                /** @enum {string} */
                                state: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                title: string;
                                excerpt: string;
                                blocks: ({
                                    /** @enum {string} */
                                    kind: "paragraph";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "heading";
                                    level: 2 | 3;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "list";
                                    isOrdered: boolean;
                                    items: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                } | {
                                    /** @enum {string} */
                                    kind: "quote";
                                    text: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[];
                                    by?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "pull-quote";
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "picture";
                                    picture: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    };
                                } | {
                                    /** @enum {string} */
                                    kind: "gallery";
                                    pictures: {
                                        source: {
                                            /** @enum {string} */
                                            art: "poster" | "scene" | "portrait" | "product" | "post";
                                            name: string;
                                        } | {
                                            mediaId: number;
                                        };
                                        alternative: string;
                                        caption?: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "table";
                                    caption?: string;
                                    head: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][];
                                    rows: {
                                        text: string;
                                        marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                        href?: string;
                                    }[][][];
                                } | {
                                    /** @enum {string} */
                                    kind: "code";
                                    language?: string;
                                    text: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "audio";
                                    file: string;
                                    title: string;
                                    seconds: number;
                                    chapters: {
                                        seconds: number;
                                        title: string;
                                    }[];
                                } | {
                                    /** @enum {string} */
                                    kind: "video";
                                    episodeId: number;
                                    title: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "link";
                                    href: string;
                                    title: string;
                                    text?: string;
                                } | {
                                    /** @enum {string} */
                                    kind: "divider";
                                })[];
                                pictures: {
                                    [key: string]: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                quote: {
                                    text: string;
                                    by: string;
                                } | null;
                                link: {
                                    url: string;
                                    label: string;
                                } | null;
                                translator: string | null;
                                pictureAlternative: string;
                                publishedAt: string | null;
                                /** Format: date-time */
                                updatedAt: string;
                                revision: number;
                                mayWrite: boolean;
                                transitions: ("draft" | "in-review" | "scheduled" | "published" | "withdrawn")[];
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/editing/posts/{id}/translations/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a post in a language
         * @description Of what is published it is in force at once. A changed address of what was published leads to the new one.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    language: "ar" | "en" | "de" | "fr" | "gr";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        slug: string;
                        title: string;
                        excerpt?: string;
                        blocks: ({
                            /** @enum {string} */
                            kind: "paragraph";
                            text: {
                                text: string;
                                marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                href?: string;
                            }[];
                        } | {
                            /** @enum {string} */
                            kind: "heading";
                            level: 2 | 3;
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "list";
                            isOrdered: boolean;
                            items: {
                                text: string;
                                marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                href?: string;
                            }[][];
                        } | {
                            /** @enum {string} */
                            kind: "quote";
                            text: {
                                text: string;
                                marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                href?: string;
                            }[];
                            by?: string;
                        } | {
                            /** @enum {string} */
                            kind: "pull-quote";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "picture";
                            picture: {
                                source: {
                                    /** @enum {string} */
                                    art: "poster" | "scene" | "portrait" | "product" | "post";
                                    name: string;
                                } | {
                                    mediaId: number;
                                };
                                alternative: string;
                                caption?: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "gallery";
                            pictures: {
                                source: {
                                    /** @enum {string} */
                                    art: "poster" | "scene" | "portrait" | "product" | "post";
                                    name: string;
                                } | {
                                    mediaId: number;
                                };
                                alternative: string;
                                caption?: string;
                            }[];
                        } | {
                            /** @enum {string} */
                            kind: "table";
                            caption?: string;
                            head: {
                                text: string;
                                marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                href?: string;
                            }[][];
                            rows: {
                                text: string;
                                marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                href?: string;
                            }[][][];
                        } | {
                            /** @enum {string} */
                            kind: "code";
                            language?: string;
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "audio";
                            file: string;
                            title: string;
                            seconds: number;
                            chapters: {
                                seconds: number;
                                title: string;
                            }[];
                        } | {
                            /** @enum {string} */
                            kind: "video";
                            episodeId: number;
                            title: string;
                        } | {
                            /** @enum {string} */
                            kind: "link";
                            href: string;
                            title: string;
                            text?: string;
                        } | {
                            /** @enum {string} */
                            kind: "divider";
                        })[];
                        quote: {
                            text: string;
                            by?: string;
                        } | null;
                        link: {
                            url: string;
                            label: string;
                        } | null;
                        translator: string | null;
                        pictureAlternative?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            slug: string;
                            /** @enum {string} */
                            state: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                            title: string;
                            excerpt: string;
                            blocks: ({
                                /** @enum {string} */
                                kind: "paragraph";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "heading";
                                level: 2 | 3;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "list";
                                isOrdered: boolean;
                                items: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                            } | {
                                /** @enum {string} */
                                kind: "quote";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                                by?: string;
                            } | {
                                /** @enum {string} */
                                kind: "pull-quote";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "picture";
                                picture: {
                                    source: {
                                        /** @enum {string} */
                                        art: "poster" | "scene" | "portrait" | "product" | "post";
                                        name: string;
                                    } | {
                                        mediaId: number;
                                    };
                                    alternative: string;
                                    caption?: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "gallery";
                                pictures: {
                                    source: {
                                        /** @enum {string} */
                                        art: "poster" | "scene" | "portrait" | "product" | "post";
                                        name: string;
                                    } | {
                                        mediaId: number;
                                    };
                                    alternative: string;
                                    caption?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "table";
                                caption?: string;
                                head: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                                rows: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][][];
                            } | {
                                /** @enum {string} */
                                kind: "code";
                                language?: string;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "audio";
                                file: string;
                                title: string;
                                seconds: number;
                                chapters: {
                                    seconds: number;
                                    title: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "video";
                                episodeId: number;
                                title: string;
                            } | {
                                /** @enum {string} */
                                kind: "link";
                                href: string;
                                title: string;
                                text?: string;
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            })[];
                            pictures: {
                                [key: string]: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            };
                            quote: {
                                text: string;
                                by: string;
                            } | null;
                            link: {
                                url: string;
                                label: string;
                            } | null;
                            translator: string | null;
                            pictureAlternative: string;
                            publishedAt: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            mayWrite: boolean;
                            transitions: ("draft" | "in-review" | "scheduled" | "published" | "withdrawn")[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/posts/{id}/translations/{language}/transition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in, schedule, publish or withdraw a post in a language, or make it a draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    language: "ar" | "en" | "de" | "fr" | "gr";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        /** @enum {string} */
                        to: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                        /** Format: date-time */
                        publishAt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            slug: string;
                            /** @enum {string} */
                            state: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                            title: string;
                            excerpt: string;
                            blocks: ({
                                /** @enum {string} */
                                kind: "paragraph";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "heading";
                                level: 2 | 3;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "list";
                                isOrdered: boolean;
                                items: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                            } | {
                                /** @enum {string} */
                                kind: "quote";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                                by?: string;
                            } | {
                                /** @enum {string} */
                                kind: "pull-quote";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "picture";
                                picture: {
                                    source: {
                                        /** @enum {string} */
                                        art: "poster" | "scene" | "portrait" | "product" | "post";
                                        name: string;
                                    } | {
                                        mediaId: number;
                                    };
                                    alternative: string;
                                    caption?: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "gallery";
                                pictures: {
                                    source: {
                                        /** @enum {string} */
                                        art: "poster" | "scene" | "portrait" | "product" | "post";
                                        name: string;
                                    } | {
                                        mediaId: number;
                                    };
                                    alternative: string;
                                    caption?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "table";
                                caption?: string;
                                head: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                                rows: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][][];
                            } | {
                                /** @enum {string} */
                                kind: "code";
                                language?: string;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "audio";
                                file: string;
                                title: string;
                                seconds: number;
                                chapters: {
                                    seconds: number;
                                    title: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "video";
                                episodeId: number;
                                title: string;
                            } | {
                                /** @enum {string} */
                                kind: "link";
                                href: string;
                                title: string;
                                text?: string;
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            })[];
                            pictures: {
                                [key: string]: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            };
                            quote: {
                                text: string;
                                by: string;
                            } | null;
                            link: {
                                url: string;
                                label: string;
                            } | null;
                            translator: string | null;
                            pictureAlternative: string;
                            publishedAt: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            mayWrite: boolean;
                            transitions: ("draft" | "in-review" | "scheduled" | "published" | "withdrawn")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/posts/{id}/translations/{language}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a post has been in a language, the newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    language: "ar" | "en" | "de" | "fr" | "gr";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                by: string | null;
                                /** Format: date-time */
                                at: string;
                                number: number;
                                /** @enum {string} */
                                state: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                                title: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/posts/{id}/translations/{language}/revisions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post in a language as it was */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    language: "ar" | "en" | "de" | "fr" | "gr";
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            by: string | null;
                            /** Format: date-time */
                            at: string;
                            number: number;
                            /** @enum {string} */
                            state: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                            title: string;
                            slug: string;
                            excerpt: string;
                            blocks: ({
                                /** @enum {string} */
                                kind: "paragraph";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "heading";
                                level: 2 | 3;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "list";
                                isOrdered: boolean;
                                items: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                            } | {
                                /** @enum {string} */
                                kind: "quote";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                                by?: string;
                            } | {
                                /** @enum {string} */
                                kind: "pull-quote";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "picture";
                                picture: {
                                    source: {
                                        /** @enum {string} */
                                        art: "poster" | "scene" | "portrait" | "product" | "post";
                                        name: string;
                                    } | {
                                        mediaId: number;
                                    };
                                    alternative: string;
                                    caption?: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "gallery";
                                pictures: {
                                    source: {
                                        /** @enum {string} */
                                        art: "poster" | "scene" | "portrait" | "product" | "post";
                                        name: string;
                                    } | {
                                        mediaId: number;
                                    };
                                    alternative: string;
                                    caption?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "table";
                                caption?: string;
                                head: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                                rows: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][][];
                            } | {
                                /** @enum {string} */
                                kind: "code";
                                language?: string;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "audio";
                                file: string;
                                title: string;
                                seconds: number;
                                chapters: {
                                    seconds: number;
                                    title: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "video";
                                episodeId: number;
                                title: string;
                            } | {
                                /** @enum {string} */
                                kind: "link";
                                href: string;
                                title: string;
                                text?: string;
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            })[];
                            pictures: {
                                [key: string]: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            };
                            quote: {
                                text: string;
                                by: string;
                            } | null;
                            link: {
                                url: string;
                                label: string;
                            } | null;
                            translator: string | null;
                            pictureAlternative: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/posts/{id}/translations/{language}/revisions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make it what it was; its address and its state stay */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    language: "ar" | "en" | "de" | "fr" | "gr";
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            slug: string;
                            /** @enum {string} */
                            state: "draft" | "in-review" | "scheduled" | "published" | "withdrawn";
                            title: string;
                            excerpt: string;
                            blocks: ({
                                /** @enum {string} */
                                kind: "paragraph";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "heading";
                                level: 2 | 3;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "list";
                                isOrdered: boolean;
                                items: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                            } | {
                                /** @enum {string} */
                                kind: "quote";
                                text: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[];
                                by?: string;
                            } | {
                                /** @enum {string} */
                                kind: "pull-quote";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "picture";
                                picture: {
                                    source: {
                                        /** @enum {string} */
                                        art: "poster" | "scene" | "portrait" | "product" | "post";
                                        name: string;
                                    } | {
                                        mediaId: number;
                                    };
                                    alternative: string;
                                    caption?: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "gallery";
                                pictures: {
                                    source: {
                                        /** @enum {string} */
                                        art: "poster" | "scene" | "portrait" | "product" | "post";
                                        name: string;
                                    } | {
                                        mediaId: number;
                                    };
                                    alternative: string;
                                    caption?: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "table";
                                caption?: string;
                                head: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][];
                                rows: {
                                    text: string;
                                    marks?: ("strong" | "emphasis" | "code" | "strikethrough")[];
                                    href?: string;
                                }[][][];
                            } | {
                                /** @enum {string} */
                                kind: "code";
                                language?: string;
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "audio";
                                file: string;
                                title: string;
                                seconds: number;
                                chapters: {
                                    seconds: number;
                                    title: string;
                                }[];
                            } | {
                                /** @enum {string} */
                                kind: "video";
                                episodeId: number;
                                title: string;
                            } | {
                                /** @enum {string} */
                                kind: "link";
                                href: string;
                                title: string;
                                text?: string;
                            } | {
                                /** @enum {string} */
                                kind: "divider";
                            })[];
                            pictures: {
                                [key: string]: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            };
                            quote: {
                                text: string;
                                by: string;
                            } | null;
                            link: {
                                url: string;
                                label: string;
                            } | null;
                            translator: string | null;
                            pictureAlternative: string;
                            publishedAt: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            mayWrite: boolean;
                            transitions: ("draft" | "in-review" | "scheduled" | "published" | "withdrawn")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/posts/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to a post in a language as it is, whatever its state, for a week */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        language: "ar" | "en" | "de" | "fr" | "gr";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            path: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues of the newsletter, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                month: string;
                                /** @enum {string} */
                                state: "draft" | "sending" | "stopped" | "sent";
                                progress: {
                                    of: number;
                                    sent: number;
                                    undelivered: number;
                                    left: number;
                                    /** Format: date-time */
                                    startedAt: string;
                                    finishedAt: string | null;
                                } | null;
                                /** Format: date-time */
                                updatedAt: string;
                                subject: string;
                                postTotal: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Make an issue from the posts of a month in Cairo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        month: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            month: string;
                            /** @enum {string} */
                            state: "draft" | "sending" | "stopped" | "sent";
                            progress: {
                                of: number;
                                sent: number;
                                undelivered: number;
                                left: number;
                                /** Format: date-time */
                                startedAt: string;
                                finishedAt: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            texts: {
                                ar: {
                                    subject: string;
                                    greeting: string;
                                };
                                en: {
                                    subject: string;
                                    greeting: string;
                                };
                                de: {
                                    subject: string;
                                    greeting: string;
                                };
                                fr: {
                                    subject: string;
                                    greeting: string;
                                };
                                gr: {
                                    subject: string;
                                    greeting: string;
                                };
                            };
                            posts: {
                                id: number;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                languages: ("ar" | "en" | "de" | "fr" | "gr")[];
                            }[];
                            audience: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                subscribers: number;
                                own: number;
                                other: number;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            month: string;
                            /** @enum {string} */
                            state: "draft" | "sending" | "stopped" | "sent";
                            progress: {
                                of: number;
                                sent: number;
                                undelivered: number;
                                left: number;
                                /** Format: date-time */
                                startedAt: string;
                                finishedAt: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            texts: {
                                ar: {
                                    subject: string;
                                    greeting: string;
                                };
                                en: {
                                    subject: string;
                                    greeting: string;
                                };
                                de: {
                                    subject: string;
                                    greeting: string;
                                };
                                fr: {
                                    subject: string;
                                    greeting: string;
                                };
                                gr: {
                                    subject: string;
                                    greeting: string;
                                };
                            };
                            posts: {
                                id: number;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                languages: ("ar" | "en" | "de" | "fr" | "gr")[];
                            }[];
                            audience: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                subscribers: number;
                                own: number;
                                other: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An issue of the newsletter */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            month: string;
                            /** @enum {string} */
                            state: "draft" | "sending" | "stopped" | "sent";
                            progress: {
                                of: number;
                                sent: number;
                                undelivered: number;
                                left: number;
                                /** Format: date-time */
                                startedAt: string;
                                finishedAt: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            texts: {
                                ar: {
                                    subject: string;
                                    greeting: string;
                                };
                                en: {
                                    subject: string;
                                    greeting: string;
                                };
                                de: {
                                    subject: string;
                                    greeting: string;
                                };
                                fr: {
                                    subject: string;
                                    greeting: string;
                                };
                                gr: {
                                    subject: string;
                                    greeting: string;
                                };
                            };
                            posts: {
                                id: number;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                languages: ("ar" | "en" | "de" | "fr" | "gr")[];
                            }[];
                            audience: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                subscribers: number;
                                own: number;
                                other: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description 409 `not_possible`: its state does not allow that.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            status: "deleted";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters/{id}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write what a draft says in each language
         * @description 409 `edited_meanwhile`: somebody else has saved it; nothing was overwritten. 409 `not_possible`: its state does not allow that.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        texts: {
                            ar: {
                                subject: string;
                                greeting: string;
                            };
                            en: {
                                subject: string;
                                greeting: string;
                            };
                            de: {
                                subject: string;
                                greeting: string;
                            };
                            fr: {
                                subject: string;
                                greeting: string;
                            };
                            gr: {
                                subject: string;
                                greeting: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            month: string;
                            /** @enum {string} */
                            state: "draft" | "sending" | "stopped" | "sent";
                            progress: {
                                of: number;
                                sent: number;
                                undelivered: number;
                                left: number;
                                /** Format: date-time */
                                startedAt: string;
                                finishedAt: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            texts: {
                                ar: {
                                    subject: string;
                                    greeting: string;
                                };
                                en: {
                                    subject: string;
                                    greeting: string;
                                };
                                de: {
                                    subject: string;
                                    greeting: string;
                                };
                                fr: {
                                    subject: string;
                                    greeting: string;
                                };
                                gr: {
                                    subject: string;
                                    greeting: string;
                                };
                            };
                            posts: {
                                id: number;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                languages: ("ar" | "en" | "de" | "fr" | "gr")[];
                            }[];
                            audience: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                subscribers: number;
                                own: number;
                                other: number;
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters/{id}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the posts of a draft, in their order
         * @description 409 `edited_meanwhile`: somebody else has saved it; nothing was overwritten. 409 `not_possible`: its state does not allow that.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        postIds: number[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            month: string;
                            /** @enum {string} */
                            state: "draft" | "sending" | "stopped" | "sent";
                            progress: {
                                of: number;
                                sent: number;
                                undelivered: number;
                                left: number;
                                /** Format: date-time */
                                startedAt: string;
                                finishedAt: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            texts: {
                                ar: {
                                    subject: string;
                                    greeting: string;
                                };
                                en: {
                                    subject: string;
                                    greeting: string;
                                };
                                de: {
                                    subject: string;
                                    greeting: string;
                                };
                                fr: {
                                    subject: string;
                                    greeting: string;
                                };
                                gr: {
                                    subject: string;
                                    greeting: string;
                                };
                            };
                            posts: {
                                id: number;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                languages: ("ar" | "en" | "de" | "fr" | "gr")[];
                            }[];
                            audience: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                subscribers: number;
                                own: number;
                                other: number;
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What readers of a language get */
        get: {
            parameters: {
                query: {
                    language: "ar" | "en" | "de" | "fr" | "gr";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            subject: string;
                            text: string;
                            html: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a page, for a frame */
        get: {
            parameters: {
                query: {
                    language: "ar" | "en" | "de" | "fr" | "gr";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an issue to oneself */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        language: "ar" | "en" | "de" | "fr" | "gr";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recipient: string;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recipient: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft to everybody who is confirmed
         * @description 409 `edited_meanwhile`: somebody else has saved it; nothing was overwritten. 409 `not_possible`: its state does not allow that. 409 `not_ready`: `fields` say what is missing. 409 `nothing_in_language`: `fields` name languages whose readers would get posts in other ones only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                        /** @default false */
                        acceptsOtherLanguages?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            month: string;
                            /** @enum {string} */
                            state: "draft" | "sending" | "stopped" | "sent";
                            progress: {
                                of: number;
                                sent: number;
                                undelivered: number;
                                left: number;
                                /** Format: date-time */
                                startedAt: string;
                                finishedAt: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            texts: {
                                ar: {
                                    subject: string;
                                    greeting: string;
                                };
                                en: {
                                    subject: string;
                                    greeting: string;
                                };
                                de: {
                                    subject: string;
                                    greeting: string;
                                };
                                fr: {
                                    subject: string;
                                    greeting: string;
                                };
                                gr: {
                                    subject: string;
                                    greeting: string;
                                };
                            };
                            posts: {
                                id: number;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                languages: ("ar" | "en" | "de" | "fr" | "gr")[];
                            }[];
                            audience: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                subscribers: number;
                                own: number;
                                other: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an issue that is being sent
         * @description 409 `not_possible`: its state does not allow that.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            month: string;
                            /** @enum {string} */
                            state: "draft" | "sending" | "stopped" | "sent";
                            progress: {
                                of: number;
                                sent: number;
                                undelivered: number;
                                left: number;
                                /** Format: date-time */
                                startedAt: string;
                                finishedAt: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            texts: {
                                ar: {
                                    subject: string;
                                    greeting: string;
                                };
                                en: {
                                    subject: string;
                                    greeting: string;
                                };
                                de: {
                                    subject: string;
                                    greeting: string;
                                };
                                fr: {
                                    subject: string;
                                    greeting: string;
                                };
                                gr: {
                                    subject: string;
                                    greeting: string;
                                };
                            };
                            posts: {
                                id: number;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                languages: ("ar" | "en" | "de" | "fr" | "gr")[];
                            }[];
                            audience: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                subscribers: number;
                                own: number;
                                other: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/letters/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with an issue that was stopped
         * @description 409 `not_possible`: its state does not allow that.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            month: string;
                            /** @enum {string} */
                            state: "draft" | "sending" | "stopped" | "sent";
                            progress: {
                                of: number;
                                sent: number;
                                undelivered: number;
                                left: number;
                                /** Format: date-time */
                                startedAt: string;
                                finishedAt: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            revision: number;
                            texts: {
                                ar: {
                                    subject: string;
                                    greeting: string;
                                };
                                en: {
                                    subject: string;
                                    greeting: string;
                                };
                                de: {
                                    subject: string;
                                    greeting: string;
                                };
                                fr: {
                                    subject: string;
                                    greeting: string;
                                };
                                gr: {
                                    subject: string;
                                    greeting: string;
                                };
                            };
                            posts: {
                                id: number;
                                title: string;
                                /** @enum {string} */
                                contentLanguage: "ar" | "en" | "de" | "fr" | "gr";
                                languages: ("ar" | "en" | "de" | "fr" | "gr")[];
                            }[];
                            audience: {
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                subscribers: number;
                                own: number;
                                other: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editing/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that bounced, the latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                email: string;
                                /** @enum {string} */
                                language: "ar" | "en" | "de" | "fr" | "gr";
                                /** Format: date-time */
                                bouncedAt: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Note addresses that mails come back from
         * @description They get no more until they are confirmed anew. `unknown`: those that get nothing anyway.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        addresses: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            noted: number;
                            unknown: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What somebody is about to buy
         * @description A member’s, or that of the browser’s cookie; empty where there is neither. What a guest had is merged into the member’s by the first call after they signed in.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lineItems: {
                                variantId: number;
                                product: {
                                    slug: string;
                                    name: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                sku: string;
                                color: string;
                                size: string;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                previousPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                quantity: number;
                                available: number;
                                lineTotal: {
                                    amount: number;
                                    currency: string;
                                };
                                problem: ("out-of-stock" | "less-in-stock" | "price-changed") | null;
                                isDigital: boolean;
                            }[];
                            itemCount: number;
                            coupon: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                problem: ("coupon_unknown" | "coupon_expired" | "coupon_not_started" | "coupon_used_up" | "coupon_minimum" | "coupon_not_for_these") | null;
                            } | null;
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shipping: {
                                amount: number;
                                currency: string;
                            } | null;
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                            needsShipping: boolean;
                            country: string | null;
                            shippingMethod: string | null;
                            shippingChoices: {
                                code: string;
                                name: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                daysFrom: number;
                                daysTo: number;
                                freeFrom: {
                                    amount: number;
                                    currency: string;
                                } | null;
                            }[];
                            heldUntil: string | null;
                            merged: {
                                added: number;
                                capped: number;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many pieces are in the cart */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            itemCount: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/line-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put more of a variant into the cart
         * @description As far as there is more: the line says `less-in-stock` then. 409: `out_of_stock`, `cart_full`, `other_currency`. A guest gets a cookie with it.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        variantId: number;
                        /** @default 1 */
                        quantity?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lineItems: {
                                variantId: number;
                                product: {
                                    slug: string;
                                    name: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                sku: string;
                                color: string;
                                size: string;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                previousPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                quantity: number;
                                available: number;
                                lineTotal: {
                                    amount: number;
                                    currency: string;
                                };
                                problem: ("out-of-stock" | "less-in-stock" | "price-changed") | null;
                                isDigital: boolean;
                            }[];
                            itemCount: number;
                            coupon: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                problem: ("coupon_unknown" | "coupon_expired" | "coupon_not_started" | "coupon_used_up" | "coupon_minimum" | "coupon_not_for_these") | null;
                            } | null;
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shipping: {
                                amount: number;
                                currency: string;
                            } | null;
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                            needsShipping: boolean;
                            country: string | null;
                            shippingMethod: string | null;
                            shippingChoices: {
                                code: string;
                                name: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                daysFrom: number;
                                daysTo: number;
                                freeFrom: {
                                    amount: number;
                                    currency: string;
                                } | null;
                            }[];
                            heldUntil: string | null;
                            merged: {
                                added: number;
                                capped: number;
                            } | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/line-items/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how many of a variant are in the cart
         * @description 0 removes it. The same again changes nothing.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        quantity: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lineItems: {
                                variantId: number;
                                product: {
                                    slug: string;
                                    name: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                sku: string;
                                color: string;
                                size: string;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                previousPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                quantity: number;
                                available: number;
                                lineTotal: {
                                    amount: number;
                                    currency: string;
                                };
                                problem: ("out-of-stock" | "less-in-stock" | "price-changed") | null;
                                isDigital: boolean;
                            }[];
                            itemCount: number;
                            coupon: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                problem: ("coupon_unknown" | "coupon_expired" | "coupon_not_started" | "coupon_used_up" | "coupon_minimum" | "coupon_not_for_these") | null;
                            } | null;
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shipping: {
                                amount: number;
                                currency: string;
                            } | null;
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                            needsShipping: boolean;
                            country: string | null;
                            shippingMethod: string | null;
                            shippingChoices: {
                                code: string;
                                name: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                daysFrom: number;
                                daysTo: number;
                                freeFrom: {
                                    amount: number;
                                    currency: string;
                                } | null;
                            }[];
                            heldUntil: string | null;
                            merged: {
                                added: number;
                                capped: number;
                            } | null;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Use a coupon
         * @description 422: the code does not count, for nobody or not for this customer. 409 `coupon_minimum`, `coupon_not_for_these`: not for this cart; `cart_empty`. Both say the problem as `code`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lineItems: {
                                variantId: number;
                                product: {
                                    slug: string;
                                    name: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                sku: string;
                                color: string;
                                size: string;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                previousPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                quantity: number;
                                available: number;
                                lineTotal: {
                                    amount: number;
                                    currency: string;
                                };
                                problem: ("out-of-stock" | "less-in-stock" | "price-changed") | null;
                                isDigital: boolean;
                            }[];
                            itemCount: number;
                            coupon: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                problem: ("coupon_unknown" | "coupon_expired" | "coupon_not_started" | "coupon_used_up" | "coupon_minimum" | "coupon_not_for_these") | null;
                            } | null;
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shipping: {
                                amount: number;
                                currency: string;
                            } | null;
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                            needsShipping: boolean;
                            country: string | null;
                            shippingMethod: string | null;
                            shippingChoices: {
                                code: string;
                                name: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                daysFrom: number;
                                daysTo: number;
                                freeFrom: {
                                    amount: number;
                                    currency: string;
                                } | null;
                            }[];
                            heldUntil: string | null;
                            merged: {
                                added: number;
                                capped: number;
                            } | null;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Use no coupon */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lineItems: {
                                variantId: number;
                                product: {
                                    slug: string;
                                    name: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                sku: string;
                                color: string;
                                size: string;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                previousPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                quantity: number;
                                available: number;
                                lineTotal: {
                                    amount: number;
                                    currency: string;
                                };
                                problem: ("out-of-stock" | "less-in-stock" | "price-changed") | null;
                                isDigital: boolean;
                            }[];
                            itemCount: number;
                            coupon: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                problem: ("coupon_unknown" | "coupon_expired" | "coupon_not_started" | "coupon_used_up" | "coupon_minimum" | "coupon_not_for_these") | null;
                            } | null;
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shipping: {
                                amount: number;
                                currency: string;
                            } | null;
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                            needsShipping: boolean;
                            country: string | null;
                            shippingMethod: string | null;
                            shippingChoices: {
                                code: string;
                                name: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                daysFrom: number;
                                daysTo: number;
                                freeFrom: {
                                    amount: number;
                                    currency: string;
                                } | null;
                            }[];
                            heldUntil: string | null;
                            merged: {
                                added: number;
                                capped: number;
                            } | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where it goes and how
         * @description Where no method is chosen the first one counts. 409 `cart_empty`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        country: string | null;
                        /** @default null */
                        method?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lineItems: {
                                variantId: number;
                                product: {
                                    slug: string;
                                    name: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                sku: string;
                                color: string;
                                size: string;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                previousPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                quantity: number;
                                available: number;
                                lineTotal: {
                                    amount: number;
                                    currency: string;
                                };
                                problem: ("out-of-stock" | "less-in-stock" | "price-changed") | null;
                                isDigital: boolean;
                            }[];
                            itemCount: number;
                            coupon: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                problem: ("coupon_unknown" | "coupon_expired" | "coupon_not_started" | "coupon_used_up" | "coupon_minimum" | "coupon_not_for_these") | null;
                            } | null;
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shipping: {
                                amount: number;
                                currency: string;
                            } | null;
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                            needsShipping: boolean;
                            country: string | null;
                            shippingMethod: string | null;
                            shippingChoices: {
                                code: string;
                                name: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                daysFrom: number;
                                daysTo: number;
                                freeFrom: {
                                    amount: number;
                                    currency: string;
                                } | null;
                            }[];
                            heldUntil: string | null;
                            merged: {
                                added: number;
                                capped: number;
                            } | null;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the pieces of the cart for a quarter of an hour
         * @description All of them or none; again extends it, up to an hour in all. 409: `out_of_stock`, `cart_empty`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lineItems: {
                                variantId: number;
                                product: {
                                    slug: string;
                                    name: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                sku: string;
                                color: string;
                                size: string;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                previousPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                quantity: number;
                                available: number;
                                lineTotal: {
                                    amount: number;
                                    currency: string;
                                };
                                problem: ("out-of-stock" | "less-in-stock" | "price-changed") | null;
                                isDigital: boolean;
                            }[];
                            itemCount: number;
                            coupon: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                problem: ("coupon_unknown" | "coupon_expired" | "coupon_not_started" | "coupon_used_up" | "coupon_minimum" | "coupon_not_for_these") | null;
                            } | null;
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shipping: {
                                amount: number;
                                currency: string;
                            } | null;
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                            needsShipping: boolean;
                            country: string | null;
                            shippingMethod: string | null;
                            shippingChoices: {
                                code: string;
                                name: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                daysFrom: number;
                                daysTo: number;
                                freeFrom: {
                                    amount: number;
                                    currency: string;
                                } | null;
                            }[];
                            heldUntil: string | null;
                            merged: {
                                added: number;
                                capped: number;
                            } | null;
                        };
                    };
                };
            };
        };
        /** Let go of what is held */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lineItems: {
                                variantId: number;
                                product: {
                                    slug: string;
                                    name: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                sku: string;
                                color: string;
                                size: string;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                previousPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                quantity: number;
                                available: number;
                                lineTotal: {
                                    amount: number;
                                    currency: string;
                                };
                                problem: ("out-of-stock" | "less-in-stock" | "price-changed") | null;
                                isDigital: boolean;
                            }[];
                            itemCount: number;
                            coupon: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                problem: ("coupon_unknown" | "coupon_expired" | "coupon_not_started" | "coupon_used_up" | "coupon_minimum" | "coupon_not_for_these") | null;
                            } | null;
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shipping: {
                                amount: number;
                                currency: string;
                            } | null;
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                            needsShipping: boolean;
                            country: string | null;
                            shippingMethod: string | null;
                            shippingChoices: {
                                code: string;
                                name: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                daysFrom: number;
                                daysTo: number;
                                freeFrom: {
                                    amount: number;
                                    currency: string;
                                } | null;
                            }[];
                            heldUntil: string | null;
                            merged: {
                                added: number;
                                capped: number;
                            } | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Say that what has changed was seen: prices, and what was merged */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lineItems: {
                                variantId: number;
                                product: {
                                    slug: string;
                                    name: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                sku: string;
                                color: string;
                                size: string;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                previousPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                quantity: number;
                                available: number;
                                lineTotal: {
                                    amount: number;
                                    currency: string;
                                };
                                problem: ("out-of-stock" | "less-in-stock" | "price-changed") | null;
                                isDigital: boolean;
                            }[];
                            itemCount: number;
                            coupon: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                problem: ("coupon_unknown" | "coupon_expired" | "coupon_not_started" | "coupon_used_up" | "coupon_minimum" | "coupon_not_for_these") | null;
                            } | null;
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shipping: {
                                amount: number;
                                currency: string;
                            } | null;
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            total: {
                                amount: number;
                                currency: string;
                            };
                            needsShipping: boolean;
                            country: string | null;
                            shippingMethod: string | null;
                            shippingChoices: {
                                code: string;
                                name: string;
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                daysFrom: number;
                                daysTo: number;
                                freeFrom: {
                                    amount: number;
                                    currency: string;
                                } | null;
                            }[];
                            heldUntil: string | null;
                            merged: {
                                added: number;
                                capped: number;
                            } | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of who asks, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                number: string;
                                /** @enum {string} */
                                status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                /** Format: date-time */
                                placedAt: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of who asks */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            actions: ("pay" | "cancel" | "order-again")[];
                            payTo: string | null;
                            payUntil: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of who placed it: a member, or a guest by their cookie */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            actions: ("pay" | "cancel" | "order-again")[];
                            payTo: string | null;
                            payUntil: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pay an order in another way
         * @description 409 `order_decided`: it is paid, sent or called off. Once more has the same answer.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            actions: ("pay" | "cancel" | "order-again")[];
                            payTo: string | null;
                            payUntil: string | null;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call an order off
         * @description 409 `order_decided`: it is sent, or its files were given out. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            actions: ("pay" | "cancel" | "order-again")[];
                            payTo: string | null;
                            payUntil: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the things of an order into the cart
         * @description As far as they can be had, at the prices of today. 409 `nothing_left`: none of them can.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            added: number;
                            missing: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an order of the cart
         * @description 409 with the cart as it is now: `cart_changed`, where it does not come to `expectedTotal`; `cart_empty`, `out_of_stock`, `no_shipping`. With an `Idempotency-Key` the same order may be sent again after a lost answer: it is placed once. 422 `idempotency_key_reused`: another order came with it.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        firstName: string;
                        lastName: string;
                        /** @default  */
                        company?: string;
                        country: string;
                        street: string;
                        /** @default  */
                        apartment?: string;
                        city: string;
                        /** @default  */
                        state?: string;
                        /** @default  */
                        postalCode?: string;
                        phone: string;
                        email: string;
                        /** @default  */
                        shippingFirstName?: string;
                        /** @default  */
                        shippingLastName?: string;
                        /** @default  */
                        shippingCompany?: string;
                        /** @default  */
                        shippingCountry?: string;
                        /** @default  */
                        shippingStreet?: string;
                        /** @default  */
                        shippingApartment?: string;
                        /** @default  */
                        shippingCity?: string;
                        /** @default  */
                        shippingState?: string;
                        /** @default  */
                        shippingPostalCode?: string;
                        /** @default  */
                        shippingPhone?: string;
                        /** @default  */
                        shippingMethod?: string;
                        /** @enum {string} */
                        paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                        /** @default  */
                        notes?: string;
                        /** @default false */
                        isShippingElsewhere?: boolean;
                        /** @enum {boolean} */
                        acceptsTerms: true;
                        expectedTotal: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files that belong to orders of who asks */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                name: string;
                                orderNumber: string;
                                timesLeft: number | null;
                                expiresAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files of an order of who asks */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                name: string;
                                orderNumber: string;
                                timesLeft: number | null;
                                expiresAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An address at which a bought file is loaded, for some minutes, by whoever bought it alone
         * @description Each one uses up one of the times that the file can be loaded. 409 `download_expired`, `download_used`, `download_ended`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                            /** Format: date-time */
                            expiresAt: string;
                            timesLeft: number | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wishlist of who asks, the newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                product: {
                                    id: number;
                                    slug: string;
                                    sku: string;
                                    name: string;
                                    category: {
                                        slug: string;
                                        name: string;
                                    };
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    priceVaries?: boolean;
                                    compareAtPrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    rating: number;
                                    reviewCount: number;
                                    memberRating: {
                                        average: number | null;
                                        count: number;
                                    };
                                    inStock: boolean;
                                    stockQuantity: number;
                                    colors: string[];
                                    sizes: string[];
                                    addedOn: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                variantId: number | null;
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                            shareToken: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/items/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a product is on the wishlist */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    productId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isWished: boolean;
                        };
                    };
                };
            };
        };
        /** Put a product on the wishlist; 409 `wishlist_full` */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    productId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                product: {
                                    id: number;
                                    slug: string;
                                    sku: string;
                                    name: string;
                                    category: {
                                        slug: string;
                                        name: string;
                                    };
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    priceVaries?: boolean;
                                    compareAtPrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    rating: number;
                                    reviewCount: number;
                                    memberRating: {
                                        average: number | null;
                                        count: number;
                                    };
                                    inStock: boolean;
                                    stockQuantity: number;
                                    colors: string[];
                                    sizes: string[];
                                    addedOn: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                variantId: number | null;
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                            shareToken: string | null;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Take a product off the wishlist */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    productId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                product: {
                                    id: number;
                                    slug: string;
                                    sku: string;
                                    name: string;
                                    category: {
                                        slug: string;
                                        name: string;
                                    };
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    priceVaries?: boolean;
                                    compareAtPrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    rating: number;
                                    reviewCount: number;
                                    memberRating: {
                                        average: number | null;
                                        count: number;
                                    };
                                    inStock: boolean;
                                    stockQuantity: number;
                                    colors: string[];
                                    sizes: string[];
                                    addedOn: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                variantId: number | null;
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                            shareToken: string | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let others read the wishlist by a link, or end that; the next link is another */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isShared: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                product: {
                                    id: number;
                                    slug: string;
                                    sku: string;
                                    name: string;
                                    category: {
                                        slug: string;
                                        name: string;
                                    };
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    priceVaries?: boolean;
                                    compareAtPrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    rating: number;
                                    reviewCount: number;
                                    memberRating: {
                                        average: number | null;
                                        count: number;
                                    };
                                    inStock: boolean;
                                    stockQuantity: number;
                                    colors: string[];
                                    sizes: string[];
                                    addedOn: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                variantId: number | null;
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                            shareToken: string | null;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wishlist of somebody who gave away its link */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                product: {
                                    id: number;
                                    slug: string;
                                    sku: string;
                                    name: string;
                                    category: {
                                        slug: string;
                                        name: string;
                                    };
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    priceVaries?: boolean;
                                    compareAtPrice: {
                                        amount: number;
                                        currency: string;
                                    } | null;
                                    rating: number;
                                    reviewCount: number;
                                    memberRating: {
                                        average: number | null;
                                        count: number;
                                    };
                                    inStock: boolean;
                                    stockQuantity: number;
                                    colors: string[];
                                    sizes: string[];
                                    addedOn: string;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                };
                                variantId: number | null;
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be told by mail when a variant can be had again
         * @description Of a member it is noted for their own address. All others name one; only its owner learns, by a mail that they confirm, what is known of it. 409 `in_stock`. `website` must stay empty.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        variantId: number;
                        email?: string;
                        website?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "noted" | "check_mail";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an alert with the token of a mail
         * @description 404 `link_unknown`; 410 `link_expired`: after two days. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "confirmed";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all alerts to an address with the token of a mail
         * @description 404 `link_unknown`; 410 `link_expired`: after two years. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "removed";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/recommended-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products from what the member watched or wants to watch */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                slug: string;
                                sku: string;
                                name: string;
                                category: {
                                    slug: string;
                                    name: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                priceVaries?: boolean;
                                compareAtPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                rating: number;
                                reviewCount: number;
                                memberRating: {
                                    average: number | null;
                                    count: number;
                                };
                                inStock: boolean;
                                stockQuantity: number;
                                colors: string[];
                                sizes: string[];
                                addedOn: string;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, the newest first
         * @description `q` is parts of the number, the e-mail address or the name.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    status?: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                number: string;
                                /** @enum {string} */
                                status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                /** Format: date-time */
                                placedAt: string;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                                isGuest: boolean;
                                paidAt: string | null;
                                shippedAt: string | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            isMore?: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a table, for spreadsheets
         * @description Amounts are in whole units of the currency. What spreadsheets would take for a formula has an apostrophe before it.
         */
        get: {
            parameters: {
                query?: {
                    status?: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order with everything that belongs to it
         * @description 409 `order_decided`: its status does not allow that any more. Once more has the same answer.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            payTo: string | null;
                            payUntil: string | null;
                            name: string;
                            isGuest: boolean;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            paidAt: string | null;
                            shippedAt: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                isInternal: boolean;
                            }[];
                            steps: ("payment" | "shipment" | "completion" | "cancellation" | "failure" | "refund")[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{number}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Its money has come
         * @description 409 `order_decided`: its status does not allow that any more. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            payTo: string | null;
                            payUntil: string | null;
                            name: string;
                            isGuest: boolean;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            paidAt: string | null;
                            shippedAt: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                isInternal: boolean;
                            }[];
                            steps: ("payment" | "shipment" | "completion" | "cancellation" | "failure" | "refund")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{number}/shipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It was sent
         * @description 409 `order_decided`: its status does not allow that any more. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        carrier?: string;
                        parcelNumber?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            payTo: string | null;
                            payUntil: string | null;
                            name: string;
                            isGuest: boolean;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            paidAt: string | null;
                            shippedAt: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                isInternal: boolean;
                            }[];
                            steps: ("payment" | "shipment" | "completion" | "cancellation" | "failure" | "refund")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{number}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is done
         * @description 409 `order_decided`: its status does not allow that any more. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            payTo: string | null;
                            payUntil: string | null;
                            name: string;
                            isGuest: boolean;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            paidAt: string | null;
                            shippedAt: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                isInternal: boolean;
                            }[];
                            steps: ("payment" | "shipment" | "completion" | "cancellation" | "failure" | "refund")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{number}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call it off
         * @description 409 `order_decided`: its status does not allow that any more. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            payTo: string | null;
                            payUntil: string | null;
                            name: string;
                            isGuest: boolean;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            paidAt: string | null;
                            shippedAt: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                isInternal: boolean;
                            }[];
                            steps: ("payment" | "shipment" | "completion" | "cancellation" | "failure" | "refund")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{number}/failure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Its payment failed, or it came back
         * @description 409 `order_decided`: its status does not allow that any more. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            payTo: string | null;
                            payUntil: string | null;
                            name: string;
                            isGuest: boolean;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            paidAt: string | null;
                            shippedAt: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                isInternal: boolean;
                            }[];
                            steps: ("payment" | "shipment" | "completion" | "cancellation" | "failure" | "refund")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{number}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Its money goes back
         * @description 409 `order_decided`: its status does not allow that any more. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note?: string;
                        /** @default false */
                        hasPiecesBack?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            payTo: string | null;
                            payUntil: string | null;
                            name: string;
                            isGuest: boolean;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            paidAt: string | null;
                            shippedAt: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                isInternal: boolean;
                            }[];
                            steps: ("payment" | "shipment" | "completion" | "cancellation" | "failure" | "refund")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{number}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write something down
         * @description 409 `order_decided`: its status does not allow that any more. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note: string;
                        /** @default true */
                        isInternal?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            payTo: string | null;
                            payUntil: string | null;
                            name: string;
                            isGuest: boolean;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            paidAt: string | null;
                            shippedAt: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                isInternal: boolean;
                            }[];
                            steps: ("payment" | "shipment" | "completion" | "cancellation" | "failure" | "refund")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{number}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send its last mail again
         * @description 409 `order_decided`: its status does not allow that any more. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            status: "on-hold" | "processing" | "completed" | "cancelled" | "failed" | "refunded";
                            total: {
                                amount: number;
                                currency: string;
                            };
                            /** Format: date-time */
                            placedAt: string;
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            notes: string;
                            lines: {
                                slug: string;
                                sku: string;
                                name: string;
                                nameArabic: string;
                                color: string;
                                size: string;
                                quantity: number;
                                unitPrice: {
                                    amount: number;
                                    currency: string;
                                };
                                subtotal: {
                                    amount: number;
                                    currency: string;
                                };
                                discount: {
                                    amount: number;
                                    currency: string;
                                };
                                total: {
                                    amount: number;
                                    currency: string;
                                };
                                taxRate: number;
                                tax: {
                                    amount: number;
                                    currency: string;
                                };
                                isDigital: boolean;
                            }[];
                            subtotal: {
                                amount: number;
                                currency: string;
                            };
                            discount: {
                                amount: number;
                                currency: string;
                            };
                            shippingAmount: {
                                amount: number;
                                currency: string;
                            };
                            tax: {
                                amount: number;
                                currency: string;
                            };
                            couponCode: string | null;
                            email: string;
                            billing: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shipping: {
                                firstName: string;
                                lastName: string;
                                company: string;
                                country: string;
                                street: string;
                                apartment: string;
                                city: string;
                                state: string;
                                postalCode: string;
                                phone: string;
                                email: string;
                            } | null;
                            shippingName: string;
                            parcelNumber: string | null;
                            carrier: string | null;
                            payTo: string | null;
                            payUntil: string | null;
                            name: string;
                            isGuest: boolean;
                            /** @enum {string} */
                            language: "ar" | "en" | "de" | "fr" | "gr";
                            weightGrams: number;
                            paidAt: string | null;
                            shippedAt: string | null;
                            timeline: {
                                /** @enum {string} */
                                kind: "placed" | "paid" | "shipped" | "completed" | "cancelled" | "expired" | "failed" | "refunded" | "payment-method" | "note";
                                /** @enum {string} */
                                actor: "buyer" | "admin" | "site";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                isInternal: boolean;
                            }[];
                            steps: ("payment" | "shipment" | "completion" | "cancellation" | "failure" | "refund")[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is sold, what there are fewest of first
         * @description `q` is parts of the item number or of a product’s name; `show=low` what is nearly sold out.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    show?: "low";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                sku: string;
                                slug: string;
                                name: string;
                                color: string;
                                size: string;
                                stock: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            isMore?: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a table, for spreadsheets
         * @description What spreadsheets would take for a formula has an apostrophe before it.
         */
        get: {
            parameters: {
                query?: {
                    show?: "low";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what is on the shelf
         * @description A count says how many are there. 409 `too_few`: fewer are there than are to go.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        reason: "delivery" | "count" | "loss";
                        quantity: number;
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            sku: string;
                            slug: string;
                            name: string;
                            color: string;
                            size: string;
                            stock: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock/{variantId}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each change of what is on the shelf, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                change: number;
                                /** @enum {string} */
                                reason: "opening" | "order" | "returned" | "delivery" | "count" | "loss";
                                note: string;
                                orderNumber: string | null;
                                adminName: string | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shop sells, what was changed last first
         * @description `q` is parts of a name in any language or of an item number.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    q?: string;
                    category?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                slug: string;
                                sku: string;
                                name: string;
                                category: {
                                    slug: string;
                                    name: string;
                                };
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                priceVaries?: boolean;
                                compareAtPrice: {
                                    amount: number;
                                    currency: string;
                                } | null;
                                rating: number;
                                reviewCount: number;
                                memberRating: {
                                    average: number | null;
                                    count: number;
                                };
                                inStock: boolean;
                                stockQuantity: number;
                                colors: string[];
                                sizes: string[];
                                addedOn: string;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Sell something new
         * @description 409 `product_changed`: somebody saved it since this revision was read. 409 `slug_taken`, `sku_taken`, `variant_exists`, `options_uneven`, `last_variant` say what is in the way.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        slug: string;
                        sku: string;
                        name: {
                            ar: string;
                            en?: string;
                            de?: string;
                            fr?: string;
                            gr?: string;
                        };
                        description: {
                            ar: string;
                            en?: string;
                            de?: string;
                            fr?: string;
                            gr?: string;
                        };
                        category: string;
                        /** @default [] */
                        tags?: string[];
                        /** @enum {string} */
                        taxClass: "standard" | "reduced" | "zero";
                        /** @default null */
                        program?: string | null;
                        weightGrams: number;
                        /** @default null */
                        file?: string | null;
                        /** @default  */
                        color?: string;
                        /** @default  */
                        size?: string;
                        price: number;
                        /** @default null */
                        compareAtPrice?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            sku: string;
                            revision: string;
                            name: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            description: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            category: string;
                            tags: string[];
                            /** @enum {string} */
                            taxClass: "standard" | "reduced" | "zero";
                            program: string | null;
                            weightGrams: number;
                            file: string | null;
                            currency: string;
                            variants: {
                                id: number;
                                sku: string;
                                color: string;
                                size: string;
                                price: number;
                                compareAtPrice: number | null;
                                weightGrams: number;
                                stock: number;
                            }[];
                            pictures: {
                                mediaId: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a product can be given */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            categories: {
                                slug: string;
                                name: string;
                                depth: number;
                            }[];
                            tags: {
                                slug: string;
                                name: string;
                            }[];
                            files: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product with everything that can be changed of it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            sku: string;
                            revision: string;
                            name: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            description: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            category: string;
                            tags: string[];
                            /** @enum {string} */
                            taxClass: "standard" | "reduced" | "zero";
                            program: string | null;
                            weightGrams: number;
                            file: string | null;
                            currency: string;
                            variants: {
                                id: number;
                                sku: string;
                                color: string;
                                size: string;
                                price: number;
                                compareAtPrice: number | null;
                                weightGrams: number;
                                stock: number;
                            }[];
                            pictures: {
                                mediaId: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
        };
        /**
         * Change what a product is
         * @description 409 `product_changed`: somebody saved it since this revision was read. 409 `slug_taken`, `sku_taken`, `variant_exists`, `options_uneven`, `last_variant` say what is in the way.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: string;
                        sku: string;
                        name: {
                            ar: string;
                            en?: string;
                            de?: string;
                            fr?: string;
                            gr?: string;
                        };
                        description: {
                            ar: string;
                            en?: string;
                            de?: string;
                            fr?: string;
                            gr?: string;
                        };
                        category: string;
                        /** @default [] */
                        tags?: string[];
                        /** @enum {string} */
                        taxClass: "standard" | "reduced" | "zero";
                        /** @default null */
                        program?: string | null;
                        weightGrams: number;
                        /** @default null */
                        file?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            sku: string;
                            revision: string;
                            name: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            description: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            category: string;
                            tags: string[];
                            /** @enum {string} */
                            taxClass: "standard" | "reduced" | "zero";
                            program: string | null;
                            weightGrams: number;
                            file: string | null;
                            currency: string;
                            variants: {
                                id: number;
                                sku: string;
                                color: string;
                                size: string;
                                price: number;
                                compareAtPrice: number | null;
                                weightGrams: number;
                                stock: number;
                            }[];
                            pictures: {
                                mediaId: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell it in one more variant
         * @description 409 `product_changed`: somebody saved it since this revision was read. 409 `slug_taken`, `sku_taken`, `variant_exists`, `options_uneven`, `last_variant` say what is in the way.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: string;
                        sku: string;
                        /** @default  */
                        color?: string;
                        /** @default  */
                        size?: string;
                        price: number;
                        /** @default null */
                        compareAtPrice?: number | null;
                        weightGrams: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            sku: string;
                            revision: string;
                            name: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            description: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            category: string;
                            tags: string[];
                            /** @enum {string} */
                            taxClass: "standard" | "reduced" | "zero";
                            program: string | null;
                            weightGrams: number;
                            file: string | null;
                            currency: string;
                            variants: {
                                id: number;
                                sku: string;
                                color: string;
                                size: string;
                                price: number;
                                compareAtPrice: number | null;
                                weightGrams: number;
                                stock: number;
                            }[];
                            pictures: {
                                mediaId: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/variants/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a variant and its price
         * @description 409 `product_changed`: somebody saved it since this revision was read. 409 `slug_taken`, `sku_taken`, `variant_exists`, `options_uneven`, `last_variant` say what is in the way.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: string;
                        sku: string;
                        /** @default  */
                        color?: string;
                        /** @default  */
                        size?: string;
                        price: number;
                        /** @default null */
                        compareAtPrice?: number | null;
                        weightGrams: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            sku: string;
                            revision: string;
                            name: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            description: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            category: string;
                            tags: string[];
                            /** @enum {string} */
                            taxClass: "standard" | "reduced" | "zero";
                            program: string | null;
                            weightGrams: number;
                            file: string | null;
                            currency: string;
                            variants: {
                                id: number;
                                sku: string;
                                color: string;
                                size: string;
                                price: number;
                                compareAtPrice: number | null;
                                weightGrams: number;
                                stock: number;
                            }[];
                            pictures: {
                                mediaId: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        /**
         * Take a variant off sale
         * @description 409 `product_changed`: somebody saved it since this revision was read. 409 `slug_taken`, `sku_taken`, `variant_exists`, `options_uneven`, `last_variant` say what is in the way.
         */
        delete: {
            parameters: {
                query: {
                    revision: string;
                };
                header?: never;
                path: {
                    id: string;
                    variantId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            sku: string;
                            revision: string;
                            name: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            description: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            category: string;
                            tags: string[];
                            /** @enum {string} */
                            taxClass: "standard" | "reduced" | "zero";
                            program: string | null;
                            weightGrams: number;
                            file: string | null;
                            currency: string;
                            variants: {
                                id: number;
                                sku: string;
                                color: string;
                                size: string;
                                price: number;
                                compareAtPrice: number | null;
                                weightGrams: number;
                                stock: number;
                            }[];
                            pictures: {
                                mediaId: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show one more picture
         * @description 409 `product_changed`: somebody saved it since this revision was read. 409 `slug_taken`, `sku_taken`, `variant_exists`, `options_uneven`, `last_variant` say what is in the way.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: string;
                        mediaId: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            sku: string;
                            revision: string;
                            name: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            description: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            category: string;
                            tags: string[];
                            /** @enum {string} */
                            taxClass: "standard" | "reduced" | "zero";
                            program: string | null;
                            weightGrams: number;
                            file: string | null;
                            currency: string;
                            variants: {
                                id: number;
                                sku: string;
                                color: string;
                                size: string;
                                price: number;
                                compareAtPrice: number | null;
                                weightGrams: number;
                                stock: number;
                            }[];
                            pictures: {
                                mediaId: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/pictures/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a picture away
         * @description 409 `product_changed`: somebody saved it since this revision was read. 409 `slug_taken`, `sku_taken`, `variant_exists`, `options_uneven`, `last_variant` say what is in the way.
         */
        delete: {
            parameters: {
                query: {
                    revision: string;
                };
                header?: never;
                path: {
                    id: string;
                    mediaId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            slug: string;
                            sku: string;
                            revision: string;
                            name: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            description: {
                                ar: string;
                                en: string;
                                de: string;
                                fr: string;
                                gr: string;
                            };
                            category: string;
                            tags: string[];
                            /** @enum {string} */
                            taxClass: "standard" | "reduced" | "zero";
                            program: string | null;
                            weightGrams: number;
                            file: string | null;
                            currency: string;
                            variants: {
                                id: number;
                                sku: string;
                                color: string;
                                size: string;
                                price: number;
                                compareAtPrice: number | null;
                                weightGrams: number;
                                stock: number;
                            }[];
                            pictures: {
                                mediaId: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons, the newest first
         * @description `q` is a part of the code.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    state?: "running" | "not-begun" | "ended" | "used-up";
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                code: string;
                                /** @enum {string} */
                                kind: "percent" | "fixed" | "free-shipping";
                                value: number;
                                currency: string;
                                minimum: number;
                                /** @enum {string} */
                                state: "running" | "not-begun" | "ended" | "used-up";
                                startsAt: string | null;
                                endsAt: string | null;
                                startsOn: string | null;
                                endsOn: string | null;
                                products: {
                                    sku: string;
                                    name: string;
                                }[];
                                categories: {
                                    slug: string;
                                    name: string;
                                }[];
                                useLimit: number | null;
                                useLimitPerCustomer: number | null;
                                useTotal: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Make a coupon
         * @description 409 `coupon_taken`: there is one with this code. Amounts are minor units, days are days in Cairo.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "percent" | "fixed" | "free-shipping";
                        /** @default 0 */
                        value?: number;
                        /** @default 0 */
                        minimum?: number;
                        /** @default null */
                        startsOn?: string | null;
                        /** @default null */
                        endsOn?: string | null;
                        /** @default [] */
                        products?: string[];
                        /** @default [] */
                        categories?: string[];
                        /** @default null */
                        useLimit?: number | null;
                        /** @default null */
                        useLimitPerCustomer?: number | null;
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            /** @enum {string} */
                            kind: "percent" | "fixed" | "free-shipping";
                            value: number;
                            currency: string;
                            minimum: number;
                            /** @enum {string} */
                            state: "running" | "not-begun" | "ended" | "used-up";
                            startsAt: string | null;
                            endsAt: string | null;
                            startsOn: string | null;
                            endsOn: string | null;
                            products: {
                                sku: string;
                                name: string;
                            }[];
                            categories: {
                                slug: string;
                                name: string;
                            }[];
                            useLimit: number | null;
                            useLimitPerCustomer: number | null;
                            useTotal: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupons/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A coupon */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            /** @enum {string} */
                            kind: "percent" | "fixed" | "free-shipping";
                            value: number;
                            currency: string;
                            minimum: number;
                            /** @enum {string} */
                            state: "running" | "not-begun" | "ended" | "used-up";
                            startsAt: string | null;
                            endsAt: string | null;
                            startsOn: string | null;
                            endsOn: string | null;
                            products: {
                                sku: string;
                                name: string;
                            }[];
                            categories: {
                                slug: string;
                                name: string;
                            }[];
                            useLimit: number | null;
                            useLimitPerCustomer: number | null;
                            useTotal: number;
                        };
                    };
                };
            };
        };
        /**
         * Change what a coupon takes off, and for whom
         * @description 409 `limit_below_uses`: it has been used more often than the new limit allows. Uses stay counted.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "percent" | "fixed" | "free-shipping";
                        /** @default 0 */
                        value?: number;
                        /** @default 0 */
                        minimum?: number;
                        /** @default null */
                        startsOn?: string | null;
                        /** @default null */
                        endsOn?: string | null;
                        /** @default [] */
                        products?: string[];
                        /** @default [] */
                        categories?: string[];
                        /** @default null */
                        useLimit?: number | null;
                        /** @default null */
                        useLimitPerCustomer?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            /** @enum {string} */
                            kind: "percent" | "fixed" | "free-shipping";
                            value: number;
                            currency: string;
                            minimum: number;
                            /** @enum {string} */
                            state: "running" | "not-begun" | "ended" | "used-up";
                            startsAt: string | null;
                            endsAt: string | null;
                            startsOn: string | null;
                            endsOn: string | null;
                            products: {
                                sku: string;
                                name: string;
                            }[];
                            categories: {
                                slug: string;
                                name: string;
                            }[];
                            useLimit: number | null;
                            useLimitPerCustomer: number | null;
                            useTotal: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupons/{code}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a coupon now */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            /** @enum {string} */
                            kind: "percent" | "fixed" | "free-shipping";
                            value: number;
                            currency: string;
                            minimum: number;
                            /** @enum {string} */
                            state: "running" | "not-begun" | "ended" | "used-up";
                            startsAt: string | null;
                            endsAt: string | null;
                            startsOn: string | null;
                            endsOn: string | null;
                            products: {
                                sku: string;
                                name: string;
                            }[];
                            categories: {
                                slug: string;
                                name: string;
                            }[];
                            useLimit: number | null;
                            useLimitPerCustomer: number | null;
                            useTotal: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where parcels go, and how */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                code: string;
                                name: {
                                    ar: string;
                                    en: string;
                                    de: string;
                                    fr: string;
                                    gr: string;
                                };
                                countries: string[];
                                methods: {
                                    id: number;
                                    code: string;
                                    name: {
                                        ar: string;
                                        en: string;
                                        de: string;
                                        fr: string;
                                        gr: string;
                                    };
                                    daysFrom: number;
                                    daysTo: number;
                                    currency: string;
                                    price: number;
                                    pricePerKilogram: number;
                                    freeFrom: number | null;
                                    maxWeightGrams: number | null;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Make a zone
         * @description 409 `country_taken`: another zone has one of the countries, or all that no zone names.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: {
                            ar: string;
                            en: string;
                            /** @default  */
                            de?: string;
                            /** @default  */
                            fr?: string;
                            /** @default  */
                            gr?: string;
                        };
                        countries: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                code: string;
                                name: {
                                    ar: string;
                                    en: string;
                                    de: string;
                                    fr: string;
                                    gr: string;
                                };
                                countries: string[];
                                methods: {
                                    id: number;
                                    code: string;
                                    name: {
                                        ar: string;
                                        en: string;
                                        de: string;
                                        fr: string;
                                        gr: string;
                                    };
                                    daysFrom: number;
                                    daysTo: number;
                                    currency: string;
                                    price: number;
                                    pricePerKilogram: number;
                                    freeFrom: number | null;
                                    maxWeightGrams: number | null;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-zones/{zoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a zone
         * @description 409 `country_taken`: another zone has one of the countries, or all that no zone names.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    zoneId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: {
                            ar: string;
                            en: string;
                            /** @default  */
                            de?: string;
                            /** @default  */
                            fr?: string;
                            /** @default  */
                            gr?: string;
                        };
                        countries: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                code: string;
                                name: {
                                    ar: string;
                                    en: string;
                                    de: string;
                                    fr: string;
                                    gr: string;
                                };
                                countries: string[];
                                methods: {
                                    id: number;
                                    code: string;
                                    name: {
                                        ar: string;
                                        en: string;
                                        de: string;
                                        fr: string;
                                        gr: string;
                                    };
                                    daysFrom: number;
                                    daysTo: number;
                                    currency: string;
                                    price: number;
                                    pricePerKilogram: number;
                                    freeFrom: number | null;
                                    maxWeightGrams: number | null;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        post?: never;
        /**
         * Remove a zone with its ways of sending
         * @description 409 `last_zone`: a shop sends somewhere. Orders keep what is written in them.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    zoneId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                code: string;
                                name: {
                                    ar: string;
                                    en: string;
                                    de: string;
                                    fr: string;
                                    gr: string;
                                };
                                countries: string[];
                                methods: {
                                    id: number;
                                    code: string;
                                    name: {
                                        ar: string;
                                        en: string;
                                        de: string;
                                        fr: string;
                                        gr: string;
                                    };
                                    daysFrom: number;
                                    daysTo: number;
                                    currency: string;
                                    price: number;
                                    pricePerKilogram: number;
                                    freeFrom: number | null;
                                    maxWeightGrams: number | null;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-zones/{zoneId}/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a way of sending */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    zoneId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: {
                            ar: string;
                            en: string;
                            /** @default  */
                            de?: string;
                            /** @default  */
                            fr?: string;
                            /** @default  */
                            gr?: string;
                        };
                        daysFrom: number;
                        daysTo: number;
                        price: number;
                        /** @default 0 */
                        pricePerKilogram?: number;
                        /** @default null */
                        freeFrom?: number | null;
                        /** @default null */
                        maxWeightGrams?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                code: string;
                                name: {
                                    ar: string;
                                    en: string;
                                    de: string;
                                    fr: string;
                                    gr: string;
                                };
                                countries: string[];
                                methods: {
                                    id: number;
                                    code: string;
                                    name: {
                                        ar: string;
                                        en: string;
                                        de: string;
                                        fr: string;
                                        gr: string;
                                    };
                                    daysFrom: number;
                                    daysTo: number;
                                    currency: string;
                                    price: number;
                                    pricePerKilogram: number;
                                    freeFrom: number | null;
                                    maxWeightGrams: number | null;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-methods/{methodId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a way of sending */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    methodId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: {
                            ar: string;
                            en: string;
                            /** @default  */
                            de?: string;
                            /** @default  */
                            fr?: string;
                            /** @default  */
                            gr?: string;
                        };
                        daysFrom: number;
                        daysTo: number;
                        price: number;
                        /** @default 0 */
                        pricePerKilogram?: number;
                        /** @default null */
                        freeFrom?: number | null;
                        /** @default null */
                        maxWeightGrams?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                code: string;
                                name: {
                                    ar: string;
                                    en: string;
                                    de: string;
                                    fr: string;
                                    gr: string;
                                };
                                countries: string[];
                                methods: {
                                    id: number;
                                    code: string;
                                    name: {
                                        ar: string;
                                        en: string;
                                        de: string;
                                        fr: string;
                                        gr: string;
                                    };
                                    daysFrom: number;
                                    daysTo: number;
                                    currency: string;
                                    price: number;
                                    pricePerKilogram: number;
                                    freeFrom: number | null;
                                    maxWeightGrams: number | null;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Remove a way of sending */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    methodId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                code: string;
                                name: {
                                    ar: string;
                                    en: string;
                                    de: string;
                                    fr: string;
                                    gr: string;
                                };
                                countries: string[];
                                methods: {
                                    id: number;
                                    code: string;
                                    name: {
                                        ar: string;
                                        en: string;
                                        de: string;
                                        fr: string;
                                        gr: string;
                                    };
                                    daysFrom: number;
                                    daysTo: number;
                                    currency: string;
                                    price: number;
                                    pricePerKilogram: number;
                                    freeFrom: number | null;
                                    maxWeightGrams: number | null;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things/{kind}/{id}/contributions/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller wrote about a thing, whatever its state, and their votes
         * @description The caller is the member who is signed in, or the guest of this browser.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "program" | "product" | "post" | "episode";
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            author: {
                                name: string | null;
                                /** @enum {string} */
                                kind: "member" | "guest" | "former";
                                isStaff: boolean;
                                isThingsAuthor?: boolean;
                            } | null;
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "review" | "comment";
                                author: {
                                    name: string | null;
                                    /** @enum {string} */
                                    kind: "member" | "guest" | "former";
                                    isStaff: boolean;
                                    isThingsAuthor?: boolean;
                                } | null;
                                rating: number | null;
                                text: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                editedAt: string | null;
                                isPinned: boolean;
                                hasSpoilers?: boolean;
                                isVerified?: boolean;
                                photos?: {
                                    id: number;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                        alternative: string;
                                        focus: {
                                            x: number;
                                            y: number;
                                        };
                                    };
                                }[];
                                voteCount: number;
                                answers: {
                                    id: number;
                                    name: string | null;
                                } | null;
                                thing: {
                                    /** @enum {string} */
                                    kind: "program" | "product" | "post" | "episode";
                                    id: number;
                                };
                                threadId: number | null;
                                /** @enum {string} */
                                status: "waiting" | "published" | "hidden" | "deleted";
                                editableUntil: string | null;
                            }[];
                            votes: number[];
                            undecided?: {
                                id: number;
                                /** @enum {string} */
                                kind: "review" | "comment";
                                author: {
                                    name: string | null;
                                    /** @enum {string} */
                                    kind: "member" | "guest" | "former";
                                    isStaff: boolean;
                                    isThingsAuthor?: boolean;
                                } | null;
                                rating: number | null;
                                text: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                editedAt: string | null;
                                isPinned: boolean;
                                hasSpoilers?: boolean;
                                isVerified?: boolean;
                                photos?: {
                                    id: number;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                        alternative: string;
                                        focus: {
                                            x: number;
                                            y: number;
                                        };
                                    };
                                }[];
                                voteCount: number;
                                answers: {
                                    id: number;
                                    name: string | null;
                                } | null;
                                /** @enum {string} */
                                status: "waiting" | "hidden";
                                waitReason: ("first" | "words" | "links" | "edited" | "blocked") | null;
                                heldWords: string[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the member wrote, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "review" | "comment";
                                author: {
                                    name: string | null;
                                    /** @enum {string} */
                                    kind: "member" | "guest" | "former";
                                    isStaff: boolean;
                                    isThingsAuthor?: boolean;
                                } | null;
                                rating: number | null;
                                text: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                editedAt: string | null;
                                isPinned: boolean;
                                hasSpoilers?: boolean;
                                isVerified?: boolean;
                                photos?: {
                                    id: number;
                                    picture: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                        alternative: string;
                                        focus: {
                                            x: number;
                                            y: number;
                                        };
                                    };
                                }[];
                                voteCount: number;
                                answers: {
                                    id: number;
                                    name: string | null;
                                } | null;
                                thing: {
                                    /** @enum {string} */
                                    kind: "program" | "product" | "post" | "episode";
                                    id: number;
                                };
                                threadId: number | null;
                                /** @enum {string} */
                                status: "waiting" | "published" | "hidden" | "deleted";
                                editableUntil: string | null;
                                thingTitle: string;
                                programId: number | null;
                                slug?: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/{contributionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one’s own within half an hour
         * @description 409 `not_editable`: the time is over, or it is hidden.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    contributionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        rating?: number;
                        hasSpoilers?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "review" | "comment";
                            author: {
                                name: string | null;
                                /** @enum {string} */
                                kind: "member" | "guest" | "former";
                                isStaff: boolean;
                                isThingsAuthor?: boolean;
                            } | null;
                            rating: number | null;
                            text: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            editedAt: string | null;
                            isPinned: boolean;
                            hasSpoilers?: boolean;
                            isVerified?: boolean;
                            photos?: {
                                id: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                            voteCount: number;
                            answers: {
                                id: number;
                                name: string | null;
                            } | null;
                            thing: {
                                /** @enum {string} */
                                kind: "program" | "product" | "post" | "episode";
                                id: number;
                            };
                            threadId: number | null;
                            /** @enum {string} */
                            status: "waiting" | "published" | "hidden" | "deleted";
                            editableUntil: string | null;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Delete one’s own */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    contributionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            status: "deleted";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/{contributionId}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether one finds it helpful, or likes it
         * @description Members only. 409 `own_contribution`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    contributionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        hasVoted: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            hasVoted: boolean;
                            voteCount: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/{contributionId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report it to the moderators
         * @description Each person reports something once; once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    contributionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        reason: "spam" | "abuse" | "spoiler" | "off-topic" | "other";
                        /** @default  */
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            status: "reported";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/{contributionId}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo to one’s own review of a product
         * @description A form (`multipart/form-data`) with the photo as `file`; all other fields and refusals are those of `POST /media`. As long as it may be changed, four at most. A review that is published waits until a moderator has seen the photo. 409 `too_many_photos`, `not_editable`, `photos_not_taken`; 404: it is not there, or not the caller’s.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    contributionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "review" | "comment";
                            author: {
                                name: string | null;
                                /** @enum {string} */
                                kind: "member" | "guest" | "former";
                                isStaff: boolean;
                                isThingsAuthor?: boolean;
                            } | null;
                            rating: number | null;
                            text: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            editedAt: string | null;
                            isPinned: boolean;
                            hasSpoilers?: boolean;
                            isVerified?: boolean;
                            photos?: {
                                id: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                            voteCount: number;
                            answers: {
                                id: number;
                                name: string | null;
                            } | null;
                            thing: {
                                /** @enum {string} */
                                kind: "program" | "product" | "post" | "episode";
                                id: number;
                            };
                            threadId: number | null;
                            /** @enum {string} */
                            status: "waiting" | "published" | "hidden" | "deleted";
                            editableUntil: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/{contributionId}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a photo away from one’s own review
         * @description 409 `not_editable`: the time is over, or it is hidden.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    contributionId: string;
                    photoId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "review" | "comment";
                            author: {
                                name: string | null;
                                /** @enum {string} */
                                kind: "member" | "guest" | "former";
                                isStaff: boolean;
                                isThingsAuthor?: boolean;
                            } | null;
                            rating: number | null;
                            text: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            editedAt: string | null;
                            isPinned: boolean;
                            hasSpoilers?: boolean;
                            isVerified?: boolean;
                            photos?: {
                                id: number;
                                picture: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                };
                            }[];
                            voteCount: number;
                            answers: {
                                id: number;
                                name: string | null;
                            } | null;
                            thing: {
                                /** @enum {string} */
                                kind: "program" | "product" | "post" | "episode";
                                id: number;
                            };
                            threadId: number | null;
                            /** @enum {string} */
                            status: "waiting" | "published" | "hidden" | "deleted";
                            editableUntil: string | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description A form (`multipart/form-data`) with the picture as `file`, and perhaps `alternative` (what is to be seen), `crop` (`left,top,width,height`) and `focus` (`x,y`), both as fractions of the picture. JPEG, PNG, WebP, GIF and AVIF are taken; of what moves the first picture. Nothing of its metadata is kept. 400 `picture_missing`, `picture_format_unknown`, `picture_broken`, `picture_too_many_pixels`, `picture_too_small`; 409 `picture_quota`; 413 `picture_too_large`. What nothing refers to is removed after a day.
         */
        post: {
            parameters: {
                query: {
                    use: "avatar" | "playlist" | "review" | "product" | "post";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            picture: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                                alternative: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/playback/{episodeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the one who asks finds what plays
         * @description Of what is not free the addresses are signed for who is signed in: they answer for some hours, longer than any film, to that session’s member alone, and not without the subscription that they were given for. A player asks again before they end, and where one was refused. 401 `needs_sign_in`, 403 `needs_subscription`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    episodeId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            manifestUrl: string;
                            posterUrl: string;
                            trickplayUrl: string;
                            expiresAt: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the home page shows to the member alone */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            continueWatching: {
                                id: number;
                                seasonNumber: number;
                                episodeNumber: number;
                                title: string;
                                durationMinutes: number;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                creditsAt?: number;
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                                seconds: number;
                                durationSeconds: number;
                                isUpNext: boolean;
                                watchedIds: number[];
                            }[];
                            watchlist: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            becauseWatched: {
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                                programs: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                }[];
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member wants to watch, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/watchlist/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add a program to the watchlist */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            programId: number;
                            isInWatchlist: boolean;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Take a program from the watchlist */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            programId: number;
                            isInWatchlist: boolean;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member likes, the latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "movie" | "series" | "video";
                                videoType: ("trailer" | "clip" | "interview") | null;
                                /** @enum {string} */
                                access: "free" | "member" | "subscriber";
                                title: string;
                                tagline: string;
                                year: number;
                                durationMinutes: number;
                                seasonCount: number;
                                /** @enum {string} */
                                maturity: "7" | "12" | "16" | "all";
                                rating: number;
                                genres: {
                                    slug: string;
                                    name: string;
                                }[];
                                poster: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                scene: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                };
                                firstEpisodeId: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/likes/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Like a program */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            programId: number;
                            isLiked: boolean;
                            likeTotal: number;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Take a like back */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            programId: number;
                            isLiked: boolean;
                            likeTotal: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member has watched, the latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                episodeId: number;
                                seconds: number;
                                durationSeconds: number;
                                /** Format: date-time */
                                watchedAt: string;
                                episode: {
                                    id: number;
                                    seasonNumber: number;
                                    episodeNumber: number;
                                    title: string;
                                    durationMinutes: number;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    creditsAt?: number;
                                    program: {
                                        id: number;
                                        /** @enum {string} */
                                        kind: "movie" | "series" | "video";
                                        videoType: ("trailer" | "clip" | "interview") | null;
                                        /** @enum {string} */
                                        access: "free" | "member" | "subscriber";
                                        title: string;
                                        tagline: string;
                                        year: number;
                                        durationMinutes: number;
                                        seasonCount: number;
                                        /** @enum {string} */
                                        maturity: "7" | "12" | "16" | "all";
                                        rating: number;
                                        genres: {
                                            slug: string;
                                            name: string;
                                        }[];
                                        poster: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                        scene: {
                                            /** @enum {string} */
                                            kind: "poster" | "scene" | "portrait" | "product" | "post";
                                            src: string;
                                            color: string;
                                        };
                                        firstEpisodeId: number;
                                    };
                                };
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            isPaused: boolean;
                        };
                    };
                };
            };
        };
        /**
         * Pause the history, or go on with it
         * @description While it is paused nothing of what the member watches is stored.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isPaused: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isPaused: boolean;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Forget everything that the member has watched */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            removed: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s own playlists
         * @description With `program`, and `episode`, each says which of its items that is.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    program?: string;
                    episode?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                name: string;
                                description: string;
                                /** @enum {string} */
                                privacy: "public" | "private";
                                labels: ("family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries")[];
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                owner: string;
                                isOwn: boolean;
                                thumbnail: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                } | null;
                                posters: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                }[];
                                itemTotal: number;
                                viewTotal: number;
                                itemId: number | null;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Make a playlist */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @default  */
                        description?: string;
                        labels?: ("family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries")[];
                        /** @enum {string} */
                        privacy: "public" | "private";
                        thumbnailId?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            description: string;
                            /** @enum {string} */
                            privacy: "public" | "private";
                            labels: ("family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries")[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            owner: string;
                            isOwn: boolean;
                            thumbnail: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                                alternative: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            posters: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            }[];
                            itemTotal: number;
                            viewTotal: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public playlists of members, the most viewed first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    label?: "family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                name: string;
                                description: string;
                                /** @enum {string} */
                                privacy: "public" | "private";
                                labels: ("family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries")[];
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                owner: string;
                                isOwn: boolean;
                                thumbnail: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                    alternative: string;
                                    focus: {
                                        x: number;
                                        y: number;
                                    };
                                } | null;
                                posters: {
                                    /** @enum {string} */
                                    kind: "poster" | "scene" | "portrait" | "product" | "post";
                                    src: string;
                                    color: string;
                                }[];
                                itemTotal: number;
                                viewTotal: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/{playlistId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A playlist, public or one’s own, with its items */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    playlistId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            description: string;
                            /** @enum {string} */
                            privacy: "public" | "private";
                            labels: ("family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries")[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            owner: string;
                            isOwn: boolean;
                            thumbnail: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                                alternative: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            posters: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            }[];
                            itemTotal: number;
                            viewTotal: number;
                            items: {
                                id: number;
                                program: {
                                    id: number;
                                    /** @enum {string} */
                                    kind: "movie" | "series" | "video";
                                    videoType: ("trailer" | "clip" | "interview") | null;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    title: string;
                                    tagline: string;
                                    year: number;
                                    durationMinutes: number;
                                    seasonCount: number;
                                    /** @enum {string} */
                                    maturity: "7" | "12" | "16" | "all";
                                    rating: number;
                                    genres: {
                                        slug: string;
                                        name: string;
                                    }[];
                                    poster: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    firstEpisodeId: number;
                                };
                                episode: {
                                    id: number;
                                    seasonNumber: number;
                                    episodeNumber: number;
                                    title: string;
                                    durationMinutes: number;
                                    /** @enum {string} */
                                    access: "free" | "member" | "subscriber";
                                    scene: {
                                        /** @enum {string} */
                                        kind: "poster" | "scene" | "portrait" | "product" | "post";
                                        src: string;
                                        color: string;
                                    };
                                    creditsAt?: number;
                                } | null;
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        /** Change one’s own playlist */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    playlistId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @default  */
                        description?: string;
                        labels?: ("family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries")[];
                        /** @enum {string} */
                        privacy: "public" | "private";
                        thumbnailId?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            description: string;
                            /** @enum {string} */
                            privacy: "public" | "private";
                            labels: ("family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries")[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            owner: string;
                            isOwn: boolean;
                            thumbnail: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                                alternative: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            posters: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            }[];
                            itemTotal: number;
                            viewTotal: number;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Delete one’s own playlist */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    playlistId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            status: "deleted";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/{playlistId}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a playlist into a private one of one’s own */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    playlistId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            description: string;
                            /** @enum {string} */
                            privacy: "public" | "private";
                            labels: ("family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries")[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            owner: string;
                            isOwn: boolean;
                            thumbnail: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                                alternative: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                            } | null;
                            posters: {
                                /** @enum {string} */
                                kind: "poster" | "scene" | "portrait" | "product" | "post";
                                src: string;
                                color: string;
                            }[];
                            itemTotal: number;
                            viewTotal: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/{playlistId}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count that a playlist is viewed
         * @description Each viewer once a day. Its owner does not count, nor does a private one.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    playlistId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            viewTotal: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/episodes/{episodeId}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count that an episode is watched
         * @description Each viewer once a day: for the episode, and for its program however many of its episodes they watch.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    episodeId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            programId: number;
                            viewTotal: number;
                            likeTotal: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the member has watched, the latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    episode?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                episodeId: number;
                                seconds: number;
                                durationSeconds: number;
                                /** Format: date-time */
                                watchedAt: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/progress/{episodeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep how far the member has watched an episode */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    episodeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        seconds: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            episodeId: number;
                            seconds: number;
                            durationSeconds: number;
                            /** Format: date-time */
                            watchedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Forget how far the member has watched an episode */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    episodeId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            episodeId: number;
                            /** @enum {string} */
                            status: "forgotten";
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/programs/{programId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget how far the member has watched everything of a program */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            programId: number;
                            progress: {
                                episodeId: number;
                                seconds: number;
                                /** Format: date-time */
                                watchedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/programs/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a program is to the member */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    programId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isInWatchlist: boolean;
                            isLiked: boolean;
                            progress: {
                                episodeId: number;
                                seconds: number;
                                durationSeconds: number;
                                /** Format: date-time */
                                watchedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what a visitor collected on a device into the account
         * @description Union of both watchlists, and of what is liked; of each episode the progress that was watched later; of playlists with one name what is in both. Ids that do not exist are passed over. Once more changes nothing.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default [] */
                        watchlist?: number[];
                        /** @default [] */
                        likes?: number[];
                        /** @default [] */
                        progress?: {
                            episodeId: number;
                            seconds: number;
                            /** Format: date-time */
                            watchedAt: string;
                        }[];
                        playlists?: {
                            name: string;
                            /** @default  */
                            description?: string;
                            labels?: ("family" | "friends" | "classics" | "laughter" | "suspense" | "marathon" | "discoveries")[];
                            items: {
                                programId: number;
                                episodeId?: number;
                            }[];
                        }[];
                        /** @enum {string} */
                        language?: "ar" | "en" | "de" | "fr" | "gr";
                        /** @enum {string} */
                        scheme?: "dark" | "hotstar" | "amazonprime" | "hulu";
                        /** @enum {string} */
                        direction?: "auto" | "ltr" | "rtl";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            watchlist: number;
                            likes: number;
                            progress: number;
                            playlists: number;
                            theme: {
                                /** @enum {string} */
                                scheme: "dark" | "hotstar" | "amazonprime" | "hulu";
                                /** @enum {string} */
                                direction: "auto" | "ltr" | "rtl";
                            } | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/{playlistId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a program, or an episode of it, at the end of one’s own playlist
         * @description Once, however often it is put there. 409 `playlist_full`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    playlistId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        programId: number;
                        episodeId?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            itemTotal: number;
                            itemId: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playlists/{playlistId}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move an item of one’s own playlist */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    playlistId: string;
                    itemId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        position: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            itemTotal: number;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Take an item out of one’s own playlist */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    playlistId: string;
                    itemId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            itemTotal: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member has, has asked for, and has had */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            role: "member" | "subscriber" | "author" | "editor" | "moderator" | "admin";
                            running: {
                                /** @enum {string} */
                                plan: "basic" | "premium";
                                /** Format: date-time */
                                paidFrom: string;
                                /** Format: date-time */
                                paidUntil: string;
                            } | null;
                            paidThrough: string | null;
                            open: {
                                reference: string;
                                /** @enum {string} */
                                plan: "basic" | "premium";
                                /** @enum {string} */
                                paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                                price: {
                                    amount: number;
                                    currency: string;
                                };
                                /** @enum {string} */
                                state: "requested" | "upcoming" | "running" | "ended" | "cancelled" | "rejected";
                                /** Format: date-time */
                                requestedAt: string;
                                decidedAt: string | null;
                                paidFrom: string | null;
                                paidUntil: string | null;
                            } | null;
                            requests: {
                                items: {
                                    reference: string;
                                    /** @enum {string} */
                                    plan: "basic" | "premium";
                                    /** @enum {string} */
                                    paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                                    price: {
                                        amount: number;
                                        currency: string;
                                    };
                                    /** @enum {string} */
                                    state: "requested" | "upcoming" | "running" | "ended" | "cancelled" | "rejected";
                                    /** Format: date-time */
                                    requestedAt: string;
                                    decidedAt: string | null;
                                    paidFrom: string | null;
                                    paidUntil: string | null;
                                }[];
                                page: number;
                                pageSize: number;
                                total: number;
                            };
                            payTo: {
                                bankAccount: string | null;
                                chequeAddress: string | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/subscription-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a month of a plan
         * @description 409 `request_open`: one request at a time. With an `Idempotency-Key` the same request may be sent again after a lost answer: it is stored once. The price is the one of this moment. While a month runs the next one begins when it ends.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        plan: "basic" | "premium";
                        /** @enum {string} */
                        paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reference: string;
                            /** @enum {string} */
                            plan: "basic" | "premium";
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            price: {
                                amount: number;
                                currency: string;
                            };
                            /** @enum {string} */
                            state: "requested" | "upcoming" | "running" | "ended" | "cancelled" | "rejected";
                            /** Format: date-time */
                            requestedAt: string;
                            decidedAt: string | null;
                            paidFrom: string | null;
                            paidUntil: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/subscription-requests/{reference}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a request back
         * @description 409 `request_decided`: it is paid or rejected. Once more has the same answer.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reference: string;
                            /** @enum {string} */
                            plan: "basic" | "premium";
                            /** @enum {string} */
                            paymentMethod: "bank-transfer" | "cheque" | "cash-on-delivery";
                            price: {
                                amount: number;
                                currency: string;
                            };
                            /** @enum {string} */
                            state: "requested" | "upcoming" | "running" | "ended" | "cancelled" | "rejected";
                            /** Format: date-time */
                            requestedAt: string;
                            decidedAt: string | null;
                            paidFrom: string | null;
                            paidUntil: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote-loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How loads of remotes ended
         * @description With the ticket of the page that loaded them. 403 `ticket_forged` where it is none of ours for what the page was given, 410 `ticket_expired` after its time, 400 for a load of another release.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ticket: string;
                        given: {
                            [key: string]: string;
                        };
                        loads: {
                            remote: string;
                            version: string;
                            /** @enum {string} */
                            outcome: "ok" | "network" | "integrity" | "timeout" | "threw" | "misfit" | "render";
                            attempt: number;
                            entryMs: number;
                            pageMs: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Counted */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
